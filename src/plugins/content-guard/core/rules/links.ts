import {posix} from 'node:path';
import type {Finding} from '../../../../build/findings';
import type {PageLink, SourcePage, SourceSite} from '../../types';
import {bareRoute, splitTarget, type Target} from '../paths';

interface Index {
  readonly site: SourceSite;
  readonly byFile: ReadonlyMap<string, SourcePage>;
  readonly byRoute: ReadonlyMap<string, SourcePage>;
}

type Fault = Pick<Finding, 'rule' | 'message'>;

const external = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

function anchorFault(page: SourcePage, {anchor}: Target): Fault | undefined {
  if (!anchor || page.content.isGenerated) {
    return undefined;
  }
  const known = page.content.headings.some(({id}) => id === anchor) || page.content.ids.includes(anchor);
  return known ? undefined : {rule: 'broken-anchor', message: `${page.file} has no anchor "#${anchor}"`};
}

function fileFault(link: PageLink, target: Target, page: SourcePage, index: Index): Fault | undefined {
  const path = posix.join(posix.dirname(page.path), target.path);
  const linked = index.byFile.get(`${page.set.folder}\0${path}`);
  if (linked) {
    return anchorFault(linked, target);
  }
  const isPage = /\.mdx?$/.test(target.path);
  if (!isPage && index.site.hasFile(posix.join(posix.dirname(page.file), target.path))) {
    return undefined;
  }
  return {
    rule: link.kind === 'image' ? 'missing-image' : isPage ? 'broken-link' : 'missing-file',
    message: `${link.target} does not exist`,
  };
}

function routeFault(link: PageLink, target: Target, {site, byRoute}: Index): Fault | undefined {
  const route = bareRoute(target.path);
  const page = byRoute.get(route);
  if (page) {
    return anchorFault(page, target);
  }
  const locale = site.otherLocales
    .concat(site.locale)
    .find((name) => route === `/${name}` || route.startsWith(`/${name}/`));
  if (locale !== undefined) {
    return {
      rule: 'locale-prefix',
      message: `write ${link.target} without "/${locale}": the build adds the reader's language`,
    };
  }
  if (site.otherRoutes.has(route) || site.hasFile(`static${target.path}`)) {
    return undefined;
  }
  const isPage = link.kind === 'link' && !/\.[a-z\d]{2,5}$/i.test(route);
  return {
    rule: link.kind === 'image' ? 'missing-image' : isPage ? 'broken-link' : 'missing-file',
    message: isPage ? `no page has the route ${target.path}` : `static${target.path} does not exist`,
  };
}

function faultOf(link: PageLink, page: SourcePage, index: Index): Fault | undefined {
  const {site} = index;
  if (site.siteUrl !== '' && `${link.target}/`.startsWith(`${site.siteUrl}/`)) {
    return {
      rule: site.isDefaultLocale ? 'own-address' : 'english-link',
      message: `${link.target} leads to one language: write the path alone`,
    };
  }
  if (link.target.startsWith('pathname://')) {
    return site.isDefaultLocale
      ? undefined
      : {rule: 'english-link', message: `${link.target} leaves the language: link the page itself`};
  }
  if (external.test(link.target)) {
    return undefined;
  }
  const target = splitTarget(link.target);
  if (link.target.startsWith('@site/')) {
    return site.hasFile(target.path.slice('@site/'.length))
      ? undefined
      : {rule: 'missing-file', message: `${link.target} does not exist`};
  }
  if (target.path === '') {
    return link.target === ''
      ? {rule: 'broken-link', message: 'the link has no target'}
      : anchorFault(page, target);
  }
  return target.path.startsWith('/') ? routeFault(link, target, index) : fileFault(link, target, page, index);
}

/** Links, anchors, images, and files that don't exist or are in another language. */
export function checkLinks(site: SourceSite): Finding[] {
  const index: Index = {
    site,
    byFile: new Map(site.pages.map((page) => [`${page.set.folder}\0${page.path}`, page])),
    // Of two pages with one route the first owns it; the other is reported as such.
    byRoute: new Map([...site.pages].reverse().map((page) => [bareRoute(page.route), page])),
  };
  return site.pages.flatMap((page) =>
    page.content.links.flatMap((link) => {
      const fault = faultOf(link, page, index);
      return fault ? [{file: page.file, line: link.line, ...fault}] : [];
    }),
  );
}

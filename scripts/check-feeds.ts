import fs from 'node:fs';
import path from 'node:path';
import {blogTexts} from '../config/blog';
import {siteAddressFrom} from '../config/site';
import {attributeOf, elementsIn, parseHtml} from '../src/build/html';
import {bareRoute, decoded} from '../src/plugins/content-guard/core/paths';
import {builtLocales, builtPages, outDir, type BuiltLocale} from './lib/builtSite';
import {findJsonFeedFaults, findXmlFeedFaults, type FeedContract} from './lib/feeds';
import {sourcesOf} from './lib/pages';
import {projectDir} from './lib/projectDir';
import type {Check, Finding} from './lib/report';

const site = siteAddressFrom(process.env, []);

async function contractOf(built: BuiltLocale): Promise<FeedContract> {
  const {pages} = await sourcesOf(built.locale);
  const html = new Map(builtPages(built).map((page) => [bareRoute(page.route), page.html]));
  const posts = pages.filter(({set}) => set.kind === 'blog');
  return {
    ...blogTexts(built.locale),
    link: `${site.url}${built.baseUrl}blog`,
    posts: new Map(
      posts.map(({route, frontMatter: {title, date}}) => [
        site.url + built.baseUrl.slice(0, -1) + route,
        {title: String(title), day: new Date(date as string | Date).toISOString().slice(0, 10)},
      ]),
    ),
    faultOf({pathname, hash}) {
      const page = html.get(bareRoute(decoded(pathname)));
      if (page === undefined) {
        const file = path.join(outDir, decoded(pathname).slice(site.baseUrl.length));
        return fs.existsSync(file) && !file.endsWith('/')
          ? undefined
          : 'is not a page in this language or a file';
      }
      const anchor = decoded(hash.slice(1));
      const isKnown =
        anchor === '' || elementsIn(parseHtml(page)).some((element) => attributeOf(element, 'id') === anchor);
      return isKnown ? undefined : "has an anchor that doesn't exist on its page";
    },
  };
}

async function faultsOf(built: BuiltLocale): Promise<Finding[]> {
  const contract = await contractOf(built);
  return Object.entries({
    'feed.json': findJsonFeedFaults,
    'rss.xml': findXmlFeedFaults,
    'atom.xml': findXmlFeedFaults,
  }).flatMap(([name, find]) => {
    const file = path.join(built.outDir, 'blog', name);
    return find(fs.readFileSync(file, 'utf8'), contract).map((message) => ({
      file: path.relative(projectDir, file),
      line: 1,
      rule: 'feed',
      message,
    }));
  });
}

/** Each language has feeds with all posts and absolute links. */
export const feedsCheck: Check = {
  name: 'feeds',
  async run() {
    const built = builtLocales();
    const findings = (await Promise.all(built.map(faultsOf))).flat();
    return {checked: `${built.length * 3} feeds`, findings};
  },
};

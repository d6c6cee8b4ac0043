import fs from 'node:fs';
import path from 'node:path';
import {blogTexts} from '../config/blog';
import {locales} from '../config/locales';
import {siteAddressFrom} from '../config/site';
import {bareRoute, decoded} from '../src/plugins/content-guard/core/paths';
import {scanHtml} from '../src/plugins/content-guard/core/scanHtml';
import {builtLocales, outDir, type BuiltLocale} from './lib/builtSite';
import {findFeedFaults, type FeedToCheck} from './lib/feeds';
import {sourcesOf} from './lib/pages';
import {projectDir} from './lib/projectDir';
import type {FeedKind} from './lib/readFeed';
import {runChecks, type Check} from './lib/report';

const feedFiles: Readonly<Record<FeedKind, string>> = {
  rss: 'blog/rss.xml',
  atom: 'blog/atom.xml',
  json: 'blog/feed.json',
};

async function postsOf({locale, baseUrl}: BuiltLocale, url: string): Promise<FeedToCheck['posts']> {
  const {pages} = await sourcesOf(locale);
  const posts = pages.filter(({set}) => set.kind === 'blog');
  return new Map(
    posts.map(({route, frontMatter: {title, date}}) => [
      url + baseUrl.slice(0, -1) + route,
      {title: String(title), day: new Date(date as string | Date).toISOString().slice(0, 10)},
    ]),
  );
}

/** Says of addresses of this site what is wrong with them; pages of other languages count as wrong. */
function linkFaults(built: BuiltLocale): FeedToCheck['faultOf'] {
  const files = new Map(
    built.routes.map((route) => [
      bareRoute(route),
      path.join(built.outDir, decodeURI(route.slice(built.baseUrl.length)), 'index.html'),
    ]),
  );
  const ids = new Map<string, ReadonlySet<string>>();
  return ({pathname, hash}) => {
    const file = files.get(bareRoute(decoded(pathname)));
    if (file === undefined) {
      const {baseUrl} = siteAddressFrom(process.env, []);
      const asset = path.join(outDir, decoded(pathname).slice(baseUrl.length));
      return fs.statSync(asset, {throwIfNoEntry: false})?.isFile() === true
        ? undefined
        : 'is no page of this language, and no file';
    }
    const known = ids.get(file) ?? new Set(scanHtml(fs.readFileSync(file, 'utf8')).ids);
    ids.set(file, known);
    return hash === '' || known.has(decoded(hash.slice(1))) ? undefined : 'leads to no place of its page';
  };
}

async function feedsOf(built: BuiltLocale): Promise<FeedToCheck[]> {
  const {url} = siteAddressFrom(process.env, []);
  const posts = await postsOf(built, url);
  const language = locales.find(({locale}) => locale === built.locale)?.htmlLang ?? '';
  const faultOf = linkFaults(built);
  return Object.entries(feedFiles).map(([kind, name]) => {
    const file = path.join(built.outDir, name);
    return {
      file: path.relative(projectDir, file),
      kind: kind as FeedKind,
      text: fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '',
      blog: {...blogTexts(built.locale), link: `${url}${built.baseUrl}blog`, language},
      posts,
      faultOf,
      origin: url,
    };
  });
}

/** Each language has its feeds in three formats, with all posts in that language and links that work anywhere. */
export const feedsCheck: Check = {
  name: 'feeds',
  async run() {
    const feeds = (await Promise.all(builtLocales().map(feedsOf))).flat();
    const posts = feeds.reduce((sum, feed) => sum + feed.posts.size, 0);
    return {
      checked: `${feeds.length} feeds, ${posts} posts in them`,
      findings: feeds.flatMap(findFeedFaults),
    };
  },
};

if (require.main === module) {
  void runChecks([feedsCheck]);
}

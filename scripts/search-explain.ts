/**
 * `npm run search:explain -- "query" [--from <path>]`: shows why each result on the built site ranks where it does for a
 * reader of the page at that path, such as /docs/ or /zh/docs/. By default, the English home page.
 */
import path from 'node:path';
import {locales} from '../config/locales';
import {products} from '../config/products';
import {docsTag} from '../src/plugins/search/core/indexFile';
import {loadIndex} from '../src/plugins/search/core/loadIndex';
import {projectDir} from './lib/projectDir';
import {readOptions} from './lib/readOptions';
import {latestIndexes, latestTag, readIndexes} from './search/corpus';
import {explain} from './search/explain';

const {values, positionals} = readOptions({
  allowPositionals: true,
  options: {from: {type: 'string', default: '/'}},
});
if (positionals.length === 0) {
  console.error('Usage: npm run search:explain -- "query" [--from /zh/docs/]');
  process.exit(1);
}

const from = path.posix.join('/', values.from, '/');
const [english, ...others] = locales;
const {locale, path: baseUrl} = others.find((other) => from.startsWith(other.path)) ?? english;
const all = readIndexes({outDir: path.join(projectDir, 'build', baseUrl), locale});
const [first, second = ''] = from.slice(baseUrl.length).split('/');
const product = products.find(({route}) => route === first);
const named = product && docsTag(product.id, second === 'next' ? 'current' : second);
const activeTag = all.find(({tag}) => tag === named)?.tag ?? (product && latestTag(product.id));
// As on the site: the version that the reader is in, and the latest version of every other product.
const searched = [
  ...latestIndexes(all).filter(({pluginId}) => product === undefined || pluginId !== product.id),
  ...all.filter(({tag}) => tag === activeTag),
];
const loaded = searched.map((index) => loadIndex(index, index.content));
console.log(explain(positionals.join(' '), loaded, activeTag));

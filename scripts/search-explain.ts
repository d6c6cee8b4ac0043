/**
 * `npm run search:explain -- "query" --from /docs/`: shows why each result on the built site ranks where it does.
 *
 * Options: `--from <path>` the page that the reader is on (/), `--locale <locale>` (en).
 */
import path from 'node:path';
import {defaultLocale, locales} from '../config/locales';
import {products} from '../config/products';
import {docsTag} from '../src/plugins/search/core/indexFile';
import {loadIndex} from '../src/plugins/search/core/loadIndex';
import {projectDir} from './lib/projectDir';
import {readOptions} from './lib/readOptions';
import {latestIndexes, latestTag, readIndexes} from './search/corpus';
import {explain} from './search/explain';

const {values, positionals} = readOptions({
  allowPositionals: true,
  options: {
    from: {type: 'string', default: '/'},
    locale: {type: 'string', default: defaultLocale},
  },
});

const baseUrl = locales.find(({locale}) => locale === values.locale)?.path;
if (baseUrl === undefined || positionals.length === 0) {
  const names = locales.map(({locale}) => locale).join('|');
  throw new Error(`Usage: npm run search:explain -- "query" [--from /docs/] [--locale ${names}]`);
}

const all = readIndexes({outDir: path.join(projectDir, 'build', baseUrl)});
const [first, second = ''] = values.from.split('/').filter((segment) => segment !== '');
const product = products.find(({route}) => route === first);
const named = product && docsTag(product.id, second === 'next' ? 'current' : second);
const activeTag = all.find(({tag}) => tag === named)?.tag ?? (product && latestTag(product.id));
// The page's version of its product, and the latest version of the others.
const searched = [
  ...latestIndexes(all).filter(({pluginId}) => product === undefined || pluginId !== product.id),
  ...all.filter(({tag}) => tag === activeTag),
];
const loaded = searched.map((index) => loadIndex(index, index.content));
console.log(explain(positionals.join(' '), loaded, activeTag));

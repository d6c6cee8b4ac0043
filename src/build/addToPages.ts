import fs from 'node:fs';
import type {Plugin} from '@docusaurus/types';

type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Bundler configuration that recompiles pages when other files change, even with a warm cache.
 *
 * @param filesOf files that a page depends on; they must exist
 * @param insert changes the source of a page before it is compiled
 */
export function watchWithPages(
  filesOf: (page: string, source: string) => readonly string[],
  insert?: (source: string, files: readonly string[]) => string,
): Configuration {
  return {
    module: {
      rules: [
        {
          // Not `test`: Docusaurus reads `include` of every rule whose `test` matches a page.
          resource: /\.mdx?$/,
          enforce: 'pre',
          use: [{loader: require.resolve('./pageLoader.cjs'), options: {filesOf, insert}}],
        },
      ],
    },
  };
}

/**
 * Bundler configuration that inserts additions into pages before they are compiled.
 *
 * @param fileOf file whose content is added to a page, given the page's own file; it need not exist
 * @param insert inserts that content into the source of the page
 */
export function addToPages(
  fileOf: (page: string) => string,
  insert: (source: string, addition: string) => string,
): Configuration {
  return watchWithPages(
    (page) => [fileOf(page)].filter((file) => fs.existsSync(file)),
    (source, [file]) => (file === undefined ? source : insert(source, fs.readFileSync(file, 'utf8'))),
  );
}

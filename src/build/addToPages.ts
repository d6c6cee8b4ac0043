import fs from 'node:fs';
import type {Plugin} from '@docusaurus/types';

type Configuration = ReturnType<NonNullable<Plugin['configureWebpack']>>;

/**
 * Bundler configuration that recompiles pages when other files change, even with a warm cache.
 *
 * @param filesOf files that a page depends on; they must exist
 * @param addition text to add to the end of the page before it is compiled
 */
export function watchWithPages(
  filesOf: (page: string, source: string) => readonly string[],
  addition?: (files: readonly string[]) => string,
): Configuration {
  return {
    module: {
      rules: [
        {
          // Not `test`: Docusaurus reads `include` of every rule whose `test` matches a page.
          resource: /\.mdx?$/,
          enforce: 'pre',
          use: [{loader: require.resolve('./pageLoader.cjs'), options: {filesOf, addition}}],
        },
      ],
    },
  };
}

/**
 * Bundler configuration that adds MDX to the end of pages before they are compiled.
 *
 * @param fileOf file with the addition to a page, given the page's own file; it need not exist
 */
export function addToPages(fileOf: (page: string) => string): Configuration {
  return watchWithPages(
    (page) => [fileOf(page)].filter((file) => fs.existsSync(file)),
    (files) => files.map((file) => fs.readFileSync(file, 'utf8')).join(''),
  );
}

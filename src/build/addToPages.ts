import fs from 'node:fs';
import type {Plugin} from '@docusaurus/types';

/**
 * Bundler configuration that inserts additions into pages before they are compiled.
 *
 * @param fileOf file whose content is added to a page, given the page's own file; it need not exist
 * @param insert inserts that content into the source of the page
 */
export function addToPages(
  fileOf: (page: string) => string,
  insert: (source: string, addition: string) => string,
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  const options = {
    fileOf: (page: string) => {
      const file = fileOf(page);
      return fs.existsSync(file) ? file : undefined;
    },
    insert: (source: string, file: string) => insert(source, fs.readFileSync(file, 'utf8')),
  };
  return {
    module: {
      rules: [
        {
          // Not `test`: Docusaurus reads `include` of every rule whose `test` matches a page.
          resource: /\.mdx?$/,
          enforce: 'pre',
          use: [{loader: require.resolve('./addToPage.cjs'), options}],
        },
      ],
    },
  };
}

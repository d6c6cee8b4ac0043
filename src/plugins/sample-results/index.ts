import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {originalOf, resultFilesOfPage, type PageSet} from '../../remark/result/files';

/** Has the bundler compile a page again when the result of one of its programs changes. */
export default function sampleResultsPlugin(
  {siteDir}: LoadContext,
  {sets}: {readonly sets: readonly PageSet[]},
): Plugin {
  function filesOf(source: string, resourcePath: string): string[] {
    const {page} = originalOf(path.relative(siteDir, resourcePath).split(path.sep).join('/'), sets);
    return resultFilesOfPage(source, page).map((file) => path.join(siteDir, file));
  }

  return {
    name: 'sample-results',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Not `test`: Docusaurus reads `include` of every rule whose `test` matches a page.
            resource: /\.mdx?$/,
            enforce: 'pre',
            use: [{loader: require.resolve('../reference/declareData.cjs'), options: {filesOf}}],
          },
        ],
      },
    }),
  };
}

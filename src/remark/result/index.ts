import fs from 'node:fs';
import path from 'node:path';
import {sitePath} from '../reference/place';
import {spotsIn, type Node, type PageFile} from '../tree';
import {asksForResult, originalOf, resultFile, type PageSet} from './files';
import {resultTabs, tabsImports} from './tabs';

/** Options of the transform. */
export interface ResultOptions {
  readonly siteDir: string;
  readonly sets: readonly PageSet[];
}

/**
 * Remark plugin: adds a second tab with the compiled YAML to each KCL program marked `result`. Results are files next
 * to the English page, so builds don't need a compiler.
 */
export function results({siteDir, sets}: ResultOptions) {
  return (tree: Node, file: PageFile): void => {
    const {page, locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'en'} = originalOf(
      sitePath(siteDir, file.path),
      sets,
    );
    const spots = spotsIn(tree, ({type, lang, meta}) => type === 'code' && asksForResult(`${lang} ${meta}`));
    const programs = spots.map((spot, index) => ({...spot, name: resultFile(page, index + 1)}));
    const missing = programs.filter(({name}) => !fs.existsSync(path.join(siteDir, name)));
    if (missing.length > 0) {
      const list = missing.map(({node, name}) => `  line ${node.position?.start.line ?? 1}: ${name}`);
      file.fail(
        `Program results are missing on this page. Run "npm run samples:update" to create them:\n${list.join('\n')}`,
        missing[0]?.node.position,
        'result',
      );
    }
    for (const {node, replace, name} of programs) {
      replace(resultTabs(node, fs.readFileSync(path.join(siteDir, name), 'utf8'), locale));
    }
    if (programs.length > 0) {
      tree.children?.unshift(...tabsImports());
    }
  };
}

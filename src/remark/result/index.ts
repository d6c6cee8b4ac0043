import fs from 'node:fs';
import path from 'node:path';
import {asksForResult, originalOf, resultFile, type PageSet} from './files';
import {resultTabs, tabsImport, type Node} from './tabs';

/** Options of the transform. */
export interface ResultOptions {
  readonly siteDir: string;
  readonly sets: readonly PageSet[];
}

interface PageFile {
  readonly path: string;
  readonly fail: (reason: string, place?: Node['position'], origin?: string) => never;
}

interface Spot {
  readonly block: Node;
  replace(by: Node): void;
}

function spotsIn({children = []}: Node): Spot[] {
  return children.flatMap((child, index) =>
    child.type === 'code' && asksForResult(child.lang ?? '', child.meta ?? '')
      ? [{block: child, replace: (by: Node) => children.splice(index, 1, by)}]
      : spotsIn(child),
  );
}

/**
 * Remark plugin: shows a KCL program that is marked `result` together with what the compiler makes of
 * it, as a second tab. The results are files beside the English page, so a build needs no compiler.
 */
export function results({siteDir, sets}: ResultOptions) {
  return (tree: Node, file: PageFile): void => {
    const spots = spotsIn(tree);
    const {page, locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'en'} = originalOf(
      path.relative(siteDir, file.path).split(path.sep).join('/'),
      sets,
    );
    const programs = spots.map((spot, index) => ({...spot, name: resultFile(page, index + 1)}));
    const missing = programs.filter(({name}) => !fs.existsSync(path.join(siteDir, name)));
    if (missing.length > 0) {
      const list = missing.map(({block, name}) => `  line ${block.position?.start.line ?? 1}: ${name}`);
      file.fail(
        `Results of programs of this page are missing; "npm run samples:update" writes them:\n${list.join('\n')}`,
        missing[0]?.block.position,
        'result',
      );
    }
    for (const {block, replace, name} of programs) {
      replace(resultTabs(block, fs.readFileSync(path.join(siteDir, name), 'utf8'), locale));
    }
    if (programs.length > 0) {
      tree.children?.unshift(tabsImport());
    }
  };
}

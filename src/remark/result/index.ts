import fs from 'node:fs';
import path from 'node:path';
import {sitePath} from '../reference/place';
import type {SiteFacts} from '../siteFacts';
import {element, failWith, importOf, spotsIn, type Node, type PageFile} from '../tree';
import {asksForResult, originalOf, resultFile} from './files';

/** Names of the imported components. Must not collide with the page's own imports. */
const tabs = 'ResultTabs';
const tabItem = 'ResultTabItem';

const resultLabels: Readonly<Record<string, string>> = {en: 'Result', zh: '结果'};

/** A program and its result in two tabs. */
function resultTabs(program: Node, result: string, locale: string): Node {
  const yaml: Node = {type: 'code', lang: 'yaml', meta: null, value: result.trimEnd()};
  return element(tabs, {}, [
    element(tabItem, {value: 'program', label: 'KCL'}, [program]),
    element(tabItem, {value: 'result', label: resultLabels[locale] ?? 'Result'}, [yaml]),
  ]);
}

/**
 * Remark plugin: adds a second tab with the compiled YAML to each KCL program marked `result`. Results are files next
 * to the English page, so builds don't need a compiler.
 */
export function results({
  siteDir,
  locale: currentLocale,
  sets,
}: Pick<SiteFacts, 'siteDir' | 'locale' | 'sets'>) {
  return (tree: Node, file: PageFile): void => {
    const own = sitePath(siteDir, file.path);
    const {page, locale = currentLocale} = originalOf(own, sets);
    const spots = spotsIn(tree, ({type, lang, meta}) => type === 'code' && asksForResult(`${lang} ${meta}`));
    const programs = spots.map((spot, index) => ({...spot, name: resultFile(page, index + 1)}));
    const missing = programs.filter(({name}) => !fs.existsSync(path.join(siteDir, name)));
    const faults = missing.map(({line, name}) => ({
      file: own,
      line,
      rule: 'result',
      message: `${name} is missing. Run "npm run samples:update" to create it.`,
    }));
    failWith(file, faults);
    for (const {node, replace, name} of programs) {
      replace(resultTabs(node, fs.readFileSync(path.join(siteDir, name), 'utf8'), locale));
    }
    if (programs.length > 0) {
      tree.children?.unshift(importOf(tabs, '@theme/Tabs'), importOf(tabItem, '@theme/TabItem'));
    }
  };
}

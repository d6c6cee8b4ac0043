import {element, importOf, type Node} from '../tree';

/** Names of the imported components. Must not collide with the page's own imports. */
const tabs = 'ResultTabs';
const tabItem = 'ResultTabItem';

const resultLabels: Readonly<Record<string, string>> = {en: 'Result', zh: '结果'};

/** A program and its result in two tabs. */
export function resultTabs(program: Node, result: string, locale: string): Node {
  const yaml: Node = {type: 'code', lang: 'yaml', meta: null, value: result.trimEnd()};
  return element(tabs, {}, [
    element(tabItem, {value: 'program', label: 'KCL'}, [program]),
    element(tabItem, {value: 'result', label: resultLabels[locale] ?? 'Result'}, [yaml]),
  ]);
}

/** Imports of the components. Only pages with results have them. */
export function tabsImports(): Node[] {
  return [importOf(tabs, '@theme/Tabs'), importOf(tabItem, '@theme/TabItem')];
}

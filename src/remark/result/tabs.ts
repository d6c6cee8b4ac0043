import {element, importOf, type Node} from '../tree';

/** Names of the imported components. Must not collide with the page's own imports. */
const tabs = 'ResultTabs';
const tabItem = 'ResultTabItem';

const labels: Readonly<Record<string, {readonly program: string; readonly result: string}>> = {
  en: {program: 'KCL', result: 'Result'},
  zh: {program: 'KCL', result: '结果'},
};

/** A program and its result in two tabs. */
export function resultTabs(program: Node, result: string, locale: string): Node {
  const label = labels[locale] ?? labels.en ?? {program: '', result: ''};
  const yaml: Node = {type: 'code', lang: 'yaml', meta: null, value: result.trimEnd()};
  return element(tabs, {}, [
    element(tabItem, {value: 'program', label: label.program}, [program]),
    element(tabItem, {value: 'result', label: label.result}, [yaml]),
  ]);
}

/** Imports of the components. Only pages with results have them. */
export function tabsImports(): Node[] {
  return [importOf(tabs, '@theme/Tabs'), importOf(tabItem, '@theme/TabItem')];
}

/** The parts of a Markdown tree that this transform makes and looks at. */
export interface Node {
  readonly type: string;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly value?: string;
  readonly name?: string;
  readonly attributes?: readonly object[];
  readonly position?: {readonly start: {readonly line: number; readonly column: number}};
  readonly data?: object;
  children?: Node[];
}

/** Names of the components in the page; the page's own imports do not use them. */
const tabs = 'ResultTabs';
const tabItem = 'ResultTabItem';

const labels: Readonly<Record<string, {readonly program: string; readonly result: string}>> = {
  en: {program: 'KCL', result: 'Result'},
  zh: {program: 'KCL', result: '结果'},
};

function element(name: string, attributes: Readonly<Record<string, string>>, children: Node[]): Node {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  };
}

/** A program and its result as two tabs of the theme. */
export function resultTabs(program: Node, result: string, locale: string): Node {
  const label = labels[locale] ?? labels.en ?? {program: '', result: ''};
  const yaml: Node = {type: 'code', lang: 'yaml', meta: null, value: result.trimEnd()};
  return element(tabs, {}, [
    element(tabItem, {value: 'program', label: label.program}, [program]),
    element(tabItem, {value: 'result', label: label.result}, [yaml]),
  ]);
}

/** Imports of the components, for pages that show results only. */
export function tabsImport(): Node {
  const declarations = [
    {name: tabs, from: '@theme/Tabs'},
    {name: tabItem, from: '@theme/TabItem'},
  ];
  return {
    type: 'mdxjsEsm',
    value: declarations.map(({name, from}) => `import ${name} from '${from}';`).join('\n'),
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: declarations.map(({name, from}) => ({
          type: 'ImportDeclaration',
          attributes: [],
          specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
          source: {type: 'Literal', value: from, raw: `'${from}'`},
        })),
      },
    },
  };
}

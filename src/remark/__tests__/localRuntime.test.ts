import {describe, expect, it} from 'vitest';
import {localRuntime} from '../localRuntime';

const name = (text: string) => ({type: 'Identifier' as const, name: text});

function importOf(source: string, ...names: string[]) {
  const specifiers = names.map((imported) => ({
    type: 'ImportSpecifier',
    imported: name(imported),
    local: name(`_${imported}`),
  }));
  return {type: 'ImportDeclaration', source: {type: 'Literal', value: source}, specifiers};
}

function localise(...body: {type: string}[]) {
  const tree = {type: 'Program', body};
  localRuntime()(tree);
  return tree.body;
}

describe('localRuntime', () => {
  it('copies the imported functions to constants with the names that the page uses', () => {
    const page = {type: 'FunctionDeclaration'};
    expect(localise(importOf('react/jsx-runtime', 'jsx', 'Fragment'), page)).toEqual([
      {
        type: 'ImportDeclaration',
        source: {type: 'Literal', value: 'react/jsx-runtime'},
        specifiers: [
          {type: 'ImportSpecifier', imported: name('jsx'), local: name('_jsxImported')},
          {type: 'ImportSpecifier', imported: name('Fragment'), local: name('_FragmentImported')},
        ],
      },
      ...['_jsx', '_Fragment'].map((local) => ({
        type: 'VariableDeclaration',
        kind: 'const',
        declarations: [{type: 'VariableDeclarator', id: name(local), init: name(`${local}Imported`)}],
      })),
      page,
    ]);
  });

  it('does not change other imports', () => {
    const other = importOf('@theme/Tabs', 'Tabs');
    expect(localise(other)).toEqual([importOf('@theme/Tabs', 'Tabs')]);
  });
});

import {parse} from 'acorn';
import {describe, expect, it} from 'vitest';
import {localRuntime} from '../localRuntime';

const program = (code: string) => parse(code, {ecmaVersion: 'latest', sourceType: 'module'});

/** A syntax tree without positions. */
const plain = (tree: object) =>
  JSON.parse(
    JSON.stringify(tree, (key, value: unknown) => (/^(?:start|end)$/.test(key) ? undefined : value)),
  );

function localize(code: string) {
  const tree = program(code);
  localRuntime()(tree);
  return plain(tree);
}

describe('localRuntime', () => {
  it('copies the imported functions to constants with the names that the page uses', () => {
    const page = localize(
      "import {jsx as _jsx, Fragment as _Fragment} from 'react/jsx-runtime'; _jsx(_Fragment);",
    );
    const expected = `import {jsx as _jsxImported, Fragment as _FragmentImported} from 'react/jsx-runtime';
      const _jsx = _jsxImported;
      const _Fragment = _FragmentImported;
      _jsx(_Fragment);`;
    expect(page).toEqual(plain(program(expected)));
  });
});

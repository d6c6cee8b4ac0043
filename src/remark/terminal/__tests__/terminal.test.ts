import {describe, expect, it} from 'vitest';
import {terminal} from '..';
import type {Node} from '../../tree';
import {sessionLines} from '../session';

const session = ['# Deliver', '$ kusion apply \\', '    --yes', 'Apply complete!', '$ kusion version'].join(
  '\n',
);

describe('a recording', () => {
  it('has commands of one or more lines, comments, and output', () => {
    expect(sessionLines(session).map(({kind}) => kind)).toEqual([
      'comment',
      'command',
      'command',
      'output',
      'command',
    ]);
  });
});

function transform(meta: string | null, value: string): Node[] {
  const tree: Node = {type: 'root', children: [{type: 'code', lang: 'terminal', meta, value}]};
  terminal()(tree, {
    fail: (reason: string): never => {
      throw new Error(reason);
    },
  });
  return tree.children ?? [];
}

describe('a code block in the language terminal', () => {
  it.each([
    [null, session],
    ['title="Deliver" fragment', session],
    ['title="Deliver"', 'output only'],
  ])('needs a title and a command (%s)', (meta, value) => {
    expect(() => transform(meta, value)).toThrow('```terminal title="What it shows"');
  });
});

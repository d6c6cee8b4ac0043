import {expect, it} from 'vitest';
import {parseDiagram} from '../parse';
import {relationsOf} from '../relations';

it('lists the members of groups, then the arrows, in the order of the source', () => {
  const source = [
    'a: One\\nbox',
    'group g: Pod {',
    '  b: Two',
    '  c: Three',
    '}',
    'a -> b: call',
    'b --> c',
    'c <-> g',
  ];
  const {diagram} = parseDiagram(source.join('\n'), {line: 1, column: 1});
  expect(relationsOf(diagram).split('\n')).toEqual([
    'Pod: Two, Three',
    'One box → Two: call',
    'Two ⇢ Three',
    'Three ↔ Pod',
  ]);
});

import {expect, it} from 'vitest';
import {parsePhrases} from '../search/phrases';

it('reads phrases by section', () => {
  const table =
    'section\tphrases\n/docs/run#lock\tstuck; force unlock\n/docs/run#constructor\tnew\n/docs/#end\tquit\n';
  expect(parsePhrases(table, 'en.tsv')).toEqual({
    '/docs/run#lock': 'stuck; force unlock',
    '/docs/run#constructor': 'new',
    '/docs/#end': 'quit',
  });
});

it('reports every error in the table with its line', () => {
  const table =
    'section\tphrases\n/docs/run\tstuck\n/docs/run#lock\tstuck\n/docs/run#lock\tunlock\n/docs/run#end\n';
  expect(() => parsePhrases(table, 'en.tsv')).toThrow(
    [
      'en.tsv:2 must have two cells: a section, such as /docs/concepts/run#lock, and phrases, separated by a tab',
      'en.tsv:4 repeats /docs/run#lock. Write all its phrases in one line, separated by "; "',
      'en.tsv:5 must have two cells: a section, such as /docs/concepts/run#lock, and phrases, separated by a tab',
    ].join('\n'),
  );
});

import {expect, it} from 'vitest';
import {additionOf, additions} from '../additions';
import type {Node} from '../tree';

it('moves components that plugins appended to a page to its start, with the translation notice first', () => {
  const page: Node = {
    type: 'root',
    children: [
      {type: 'paragraph'},
      {type: 'mdxJsxFlowElement', name: 'ChangedSince'},
      {type: 'mdxJsxFlowElement', name: 'TranslationNotice'},
    ],
  };
  additions()(page);
  expect(page.children?.map(({name, value}) => value ?? name)).toEqual([
    expect.stringContaining('import {TranslationNotice as TranslationNotice}'),
    expect.stringContaining('import {ChangedSince as ChangedSince}'),
    'TranslationNotice',
    'ChangedSince',
    undefined,
  ]);
});

it('writes a component as MDX', () => {
  expect(additionOf('ChangedSince', {page: '/docs/a', since: 'v1'})).toBe(
    '\n\n<ChangedSince page="/docs/a" since="v1" />\n',
  );
});

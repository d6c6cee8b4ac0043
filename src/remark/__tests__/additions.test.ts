import {expect, it} from 'vitest';
import {additionOf, additions} from '../additions';
import type {Node} from '../tree';

it('moves the components that plugins added to the end of a page to its start, in their order', () => {
  const page: Node = {
    type: 'root',
    children: [
      {type: 'paragraph'},
      {type: 'mdxJsxFlowElement', name: 'TranslationNotice'},
      {type: 'mdxJsxFlowElement', name: 'ChangedSince'},
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

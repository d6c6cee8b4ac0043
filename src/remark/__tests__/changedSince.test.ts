import {expect, it} from 'vitest';
import {changedSince} from '../changedSince';
import {element} from '../tree';

it('moves the line from the end to the start of the page and imports its component', () => {
  const [text, line] = [{type: 'paragraph'}, element('ChangedSince', {since: 'v0.13'})];
  const page = {type: 'root', children: [text, line]};
  changedSince()(page);
  expect(page.children.slice(1)).toEqual([line, text]);
  expect(page.children[0]).toMatchObject({type: 'mdxjsEsm'});
  const other = {type: 'root', children: [text]};
  changedSince()(other);
  expect(other.children).toEqual([text]);
});

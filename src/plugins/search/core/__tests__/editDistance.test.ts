import {expect, it} from 'vitest';
import {editDistance} from '../editDistance';

it.each([
  ['stack', 'stack', 0],
  ['colaset', 'collaset', 1],
  ['previeww', 'preview', 1],
  ['stick', 'stack', 1],
  ['worksapce', 'workspace', 1],
  ['ca', 'abc', 3],
  ['kitten', 'sitting', 3],
])('%s and %s are %i edits apart, or above the limit', (a, b, edits) => {
  expect([editDistance(a, b, 9), editDistance(b, a, edits)]).toEqual([edits, edits]);
  expect(editDistance(a, b, edits - 1)).toBe(edits);
});

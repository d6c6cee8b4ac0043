import {expect, it} from 'vitest';
import dropDescriptions from '../loaders/dropDescriptions.cjs';

it.each([
  [`{ id: 'theme.a', message: 'Go', description: 'It\\'s a button' }`, `{ id: 'theme.a', message: 'Go' }`],
  [`{ id: "site.a", description: "A", children: "Go" }`, `{ id: "site.a", children: "Go" }`],
  [`{ id: 'site.a', message: '{n} of "x"', description: "n" }`, `{ id: 'site.a', message: '{n} of "x"' }`],
])('descriptions of texts are removed: %s', (source, result) => {
  expect(dropDescriptions(source)).toBe(result);
});

it.each([
  `{ title: 'a', description: 'b' }`,
  `{ id: 'page', description: 'b' }`,
  `{ id: 'site.a' }, { description: 'b' }`,
])('descriptions of other objects stay: %s', (source) => {
  expect(dropDescriptions(source)).toBe(source);
});

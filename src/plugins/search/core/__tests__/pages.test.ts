import {expect, it} from 'vitest';
import {readPages} from '../pages';
import {section} from './library';

it.each([
  ['/docs/reference/glossary', true],
  ['/docs/reference/known-issues#watch', true],
  ['/docs/reference/server-api/backends', true],
  ['/docs/reference/server-api/', false],
  ['/docs/reference/server-api/#errors', false],
  ['/docs/concepts/backend', false],
])('%s is a lookup page: %s', (route, isLookup) => {
  const {documents} = readPages([{...section(route, 'x', 'x'), id: 1}], 'Kusion');
  expect(documents[0]?.isLookup).toBe(isLookup);
});

import {expect, it} from 'vitest';
import {unknownForm} from '../unknownForm';

it('says which plugin has found what and where, what it knows, what to change, and how to build without it', () => {
  const cause = new Error('x');
  const error = unknownForm({found: 'a.json has no b.', expected: '"b", a list.', file: 'core/b.ts'}, cause);
  expect(error.message.split('\n')).toEqual([
    'lean-routes: a.json has no b.',
    'Expected: "b", a list.',
    'This is what an upgrade of Docusaurus or of its bundler may change: let src/plugins/lean-routes/core/b.ts know the new form. ' +
      'Until then, `STOCK_ROUTES=true npm run build` leaves the plugin out.',
  ]);
  expect(error.cause).toBe(cause);
});

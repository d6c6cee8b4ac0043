import {expect, it, vi} from 'vitest';
import {temporaryFolder} from '../../../../build/__tests__/temporaryFolder';
import {cacheRenders} from '../cacheRenders';

const renderer = (word: string) =>
  vi.fn(({pathname}: {pathname: string}) => Promise.resolve({html: `<p>${word} ${pathname}`}));

it('rerenders a page only if its key changes', async () => {
  const folder = temporaryFolder();
  await cacheRenders(renderer('old'), {folder, keys: {'/a': '1', '/b': '1'}})({pathname: '/a'});
  const render = renderer('new');
  const second = cacheRenders(render, {folder, keys: {'/a': '1', '/b': '1'}});
  expect(await second({pathname: '/a'})).toEqual({html: '<p>old /a'});
  expect(await second({pathname: '/b'})).toEqual({html: '<p>new /b'});
  expect(await cacheRenders(render, {folder, keys: {'/a': '2'}})({pathname: '/a'})).toEqual({
    html: '<p>new /a',
  });
  expect(render.mock.calls).toEqual([[{pathname: '/b'}], [{pathname: '/a'}]]);
});

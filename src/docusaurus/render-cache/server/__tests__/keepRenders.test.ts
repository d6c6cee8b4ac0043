import {expect, it, vi} from 'vitest';
import {temporaryFolder} from '../../../../build/__tests__/temporaryFolder';
import {keepRenders} from '../keepRenders';

const renderer = (word: string) =>
  vi.fn(({pathname}: {pathname: string}) => Promise.resolve({html: `<p>${word} ${pathname}`}));

it('rerenders a page only if its key changes', async () => {
  const folder = temporaryFolder();
  await keepRenders(renderer('old'), {folder, keys: {'/a': '1', '/b': '1'}})({pathname: '/a'});
  const render = renderer('new');
  const second = keepRenders(render, {folder, keys: {'/a': '1', '/b': '1'}});
  expect(await second({pathname: '/a'})).toEqual({html: '<p>old /a'});
  expect(await second({pathname: '/b'})).toEqual({html: '<p>new /b'});
  expect(await keepRenders(render, {folder, keys: {'/a': '2'}})({pathname: '/a'})).toEqual({
    html: '<p>new /a',
  });
  expect(render.mock.calls).toEqual([[{pathname: '/b'}], [{pathname: '/a'}]]);
});

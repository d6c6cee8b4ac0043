import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, it, vi} from 'vitest';
import {temporaryFolder} from '../../../../build/__tests__/temporaryFolder';
import {forgetGone, keepRenders} from '../keepRenders';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const renderer = (word: string) =>
  vi.fn(({pathname}: {pathname: string}) => Promise.resolve({html: `<p>${word} ${pathname}`}));

it('rerenders a page only if its key changes', async () => {
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

it('keeps existing pages, even with old keys, and deletes removed pages', async () => {
  const render = keepRenders(({pathname}: {pathname: string}) => Promise.resolve(pathname), {
    folder,
    keys: {'/a': '1', '/gone': '1'},
  });
  await render({pathname: '/a'});
  const before = fs.readdirSync(folder);
  await render({pathname: '/gone'});
  fs.writeFileSync(path.join(folder, 'stopped.json.new'), '{');
  forgetGone({folder, keys: {'/a': '2', '/b': '1'}});
  expect(fs.readdirSync(folder)).toEqual(before);
});

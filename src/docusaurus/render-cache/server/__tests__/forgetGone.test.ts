import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {forgetGone} from '../forgetGone';
import {keepRenders} from '../keepRenders';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'renders-'));
});
afterEach(() => {
  fs.rmSync(folder, {recursive: true});
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

it('does nothing before the first build', () => {
  expect(() => {
    forgetGone({folder: path.join(folder, 'none'), keys: {}});
  }).not.toThrow();
});

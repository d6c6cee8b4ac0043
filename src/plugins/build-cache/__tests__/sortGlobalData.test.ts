import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {sortGlobalData} from '../sortGlobalData';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-'));
});
afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

function written(data: object): string {
  const file = path.join(folder, 'globalData.json');
  fs.writeFileSync(file, JSON.stringify(data));
  sortGlobalData(folder);
  return fs.readFileSync(file, 'utf8');
}

it('writes the same whichever plugin was ready first', () => {
  const docs = {karpor: {path: '/karpor', versions: ['b', 'a']}, default: {path: '/docs'}};
  const text = written({search: {default: {tags: ['z', 'a']}}, docs});
  expect(
    written({docs: {default: docs.default, karpor: docs.karpor}, search: {default: {tags: ['z', 'a']}}}),
  ).toBe(text);
  expect(JSON.parse(text)).toEqual({docs, search: {default: {tags: ['z', 'a']}}});
});

it('leaves the data of an instance in the order that its plugin gave', () => {
  expect(written({docs: {default: {path: '/docs', breadcrumbs: true}}})).toContain(
    '"path": "/docs",\n      "breadcrumbs": true',
  );
});

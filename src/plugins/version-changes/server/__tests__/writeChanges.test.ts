import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {ChangedPagePair} from '../changedPages';
import {writeChanges} from '../writeChanges';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'changes-'));
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
});

afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(siteDir, {recursive: true});
});

it('writes comparisons next to pages, and those of index pages into their folder', () => {
  const pageAt = (route: string, text: string) => ({
    title: 'Page',
    categories: [],
    route: '',
    path: route,
    blocks: [{kind: 'text' as const, text}],
    units: [],
  });
  const pairOf = (end: string): ChangedPagePair => ({
    page: pageAt(`/zh/docs/${end}`, '现在。'),
    twin: pageAt(`/zh/docs/v1/${end}`, '以前。'),
    from: 'v1',
    to: 'v2',
    overview: '/zh/docs/changes/v2',
  });
  writeChanges([pairOf('apply'), pairOf('concepts/')], {
    siteDir,
    outDir: siteDir,
    baseUrl: '/zh/',
    locale: 'zh',
  });
  const files = ['docs/apply.changes.json', 'docs/concepts/index.changes.json'];
  expect(files.map((file) => JSON.parse(fs.readFileSync(path.join(siteDir, file), 'utf8')))).toMatchObject([
    {before: '/zh/docs/v1/apply', counts: {text: {added: 1, removed: 1}}},
    {before: '/zh/docs/v1/concepts/'},
  ]);
});

import fs from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished, vi} from 'vitest';
import {temporaryFolder} from '../../../../build/__tests__/temporaryFolder';
import type {ChangedPagePair} from '../changedPages';
import {writeChanges} from '../writeChanges';

it('writes comparisons next to pages, and those of index pages into their folder', () => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  onTestFinished(() => void vi.unstubAllEnvs());
  const siteDir = temporaryFolder();
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

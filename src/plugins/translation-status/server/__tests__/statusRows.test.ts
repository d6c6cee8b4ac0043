import path from 'node:path';
import {expect, it} from 'vitest';
import {contentFolders} from '../../../../../config/contentSets';
import type {TranslationStatus} from '../readStatus';
import {statusRows} from '../statusRows';

const [set] = contentFolders();
const changedAt = Date.UTC(2026, 4, 6, 23);
/** A history with one file. */
const vcs = {
  getFileLastUpdateInfo: (file: string) =>
    Promise.resolve(
      file === path.join('/site', 'docs/old.md') ? {timestamp: changedAt, author: 'Ada'} : null,
    ),
};

function statusOf(file: string, status: TranslationStatus['status']): TranslationStatus {
  const original = {file, path: path.basename(file), set, frontMatter: {title: 'A page'}};
  return {
    set,
    path: original.path,
    original,
    status,
    changed: [],
    removed: 0,
    anchors: [],
  } as unknown as TranslationStatus;
}

const statuses = [
  statusOf('docs/old.md', 'stale'),
  statusOf('docs/untracked.md', 'missing'),
  statusOf('docs/fine.md', 'current'),
];

it('lists translations that are not current, with the day on which the English page changed', async () => {
  const rows = await statusRows('/site', 'zh', vcs, statuses, () => '/docs/old');
  expect(rows.map(({id, changedOn}) => [id, changedOn])).toEqual([
    ['docs/old.md', '2026-05-06'],
    ['docs/untracked.md', undefined],
  ]);
});

import {execFileSync} from 'node:child_process';
import {hasFullGitHistory} from '../../../../config/gitHistory';
import {siteBranch, siteRepository} from '../../../../config/site';
import type {StatusRow} from '../types';
import type {TranslationStatus} from './readStatus';

function lastChange(siteDir: string, file: string): string | undefined {
  const day = execFileSync('git', ['log', '-1', '--format=%cs', '--', file], {
    cwd: siteDir,
    encoding: 'utf8',
  });
  return day.trim() || undefined;
}

/** The translations that aren't current, as rows of the status page. */
export function statusRows(
  siteDir: string,
  locale: string,
  statuses: readonly TranslationStatus[],
  hrefOf: (status: TranslationStatus) => string | undefined,
): StatusRow[] {
  const hasHistory = hasFullGitHistory(siteDir);
  return statuses.flatMap((row) => {
    const {set, path: below, original, translation, status, changed, removed} = row;
    if (!original || status === 'current') {
      return [];
    }
    const wanted = `${set.translations.replace('{locale}', locale)}/${below}`;
    const [, folder = '', name = ''] = /^(.*)\/([^/]+)$/.exec(wanted) ?? [];
    return [
      {
        id: original.file,
        title: String(original.frontMatter.title ?? original.file),
        product: set.product,
        version: set.version,
        status,
        href: hrefOf(row),
        editUrl: translation
          ? `${siteRepository}/edit/${siteBranch}/${wanted}`
          : `${siteRepository}/new/${siteBranch}/${folder}?filename=${encodeURIComponent(name)}`,
        historyUrl: `${siteRepository}/commits/${siteBranch}/${original.file}`,
        changedOn: hasHistory ? lastChange(siteDir, original.file) : undefined,
        changed,
        removed,
      },
    ];
  });
}

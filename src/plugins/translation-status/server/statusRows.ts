import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {folderIn} from '../../../../config/contentSets';
import {siteBranch, siteRepository} from '../../../../config/site';
import type {TranslationStatus} from './readStatus';

/**
 * The translations that aren't current, as rows of the status page.
 *
 * @param vcs Docusaurus' reader of the Git history, which has read all files at once; none without the full history
 */
export async function statusRows(
  siteDir: string,
  locale: string,
  vcs: Pick<VcsConfig, 'getFileLastUpdateInfo'> | undefined,
  statuses: readonly TranslationStatus[],
  hrefOf: (status: TranslationStatus) => string | undefined,
) {
  const rows = statuses.map(async (row) => {
    const {set, path: below, original, translation, status, changed, removed} = row;
    if (!original || status === 'current') {
      return [];
    }
    const {dir, base} = path.posix.parse(`${folderIn(set, locale)}/${below}`);
    const change = await vcs?.getFileLastUpdateInfo(path.join(siteDir, original.file));
    return [
      {
        /** Also the row's anchor. */
        id: original.file,
        title: String(original.frontMatter.title ?? original.file),
        product: set.product,
        version: set.version,
        status,
        /** Address of the English page; absent for a page that isn't listed. */
        href: hrefOf(row),
        editUrl: translation
          ? `${siteRepository}/edit/${siteBranch}/${dir}/${base}`
          : `${siteRepository}/new/${siteBranch}/${dir}?filename=${encodeURIComponent(base)}`,
        /** Day of the last change of the English page; absent if unknown. */
        changedOn: change ? new Date(change.timestamp).toISOString().slice(0, 10) : undefined,
        changed,
        removed,
      },
    ];
  });
  return (await Promise.all(rows)).flat();
}

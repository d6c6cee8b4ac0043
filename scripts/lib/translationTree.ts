import type {Finding} from './report';

/** A folder of the site's sources and the folder of its translations. */
export interface FolderPair {
  readonly folder: string;
  readonly translations: string;
}

/**
 * Files among the translations that the site does not know: of a version or section that is not
 * there, or beside nothing of that name. Pages of known folders are left to the rules for pages, JSON
 * files to those for the texts of the interface.
 *
 * @param files paths below the project.
 */
export function findOrphanFiles(
  files: readonly string[],
  pairs: readonly FolderPair[],
  exists: (path: string) => boolean,
): Finding[] {
  return files
    .filter((file) => !file.endsWith('.json'))
    .flatMap((file) => {
      const pair = pairs.find(({translations}) => file.startsWith(`${translations}/`));
      const original = pair && pair.folder + file.slice(pair.translations.length);
      if (original !== undefined && (/\.mdx?$/.test(file) || exists(original))) {
        return [];
      }
      const message =
        original === undefined
          ? 'belongs to no version or section of the site: delete it, or add the version to its versions file'
          : `translates nothing: ${original} does not exist`;
      return [{file, line: 1, rule: 'orphan-translation', message}];
    });
}

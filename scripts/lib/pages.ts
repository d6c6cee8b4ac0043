import {contentFolders} from '../../config/contentSets';
import {defaultLocale} from '../../config/locales';
import {readSources} from '../../src/plugins/content-guard/server/readSources';
import type {SourcePage, SourceSite} from '../../src/plugins/content-guard/types';
import {projectDir} from './projectDir';

/** The site's sources in one language. */
export function sourcesOf(locale: string): Promise<SourceSite> {
  return readSources({siteDir: projectDir, sets: contentFolders(), locale, defaultLocale});
}

/** A page and its translation. */
export interface Twins {
  readonly original: SourcePage;
  readonly translation: SourcePage;
}

/** Every translated page with its translation. */
export function twinsOf({originals, pages}: SourceSite): Twins[] {
  const keyOf = ({set, path: below}: SourcePage) => `${set.folder}/${below}`;
  const byKey = new Map(pages.map((page) => [keyOf(page), page]));
  return originals.flatMap((original) => {
    const translation = byKey.get(keyOf(original));
    return translation ? [{original, translation}] : [];
  });
}

import type {ContentFolder} from '../../../config/contentSets';
import type {parsePage} from './server/parsePage';

/** A page parsed from its source file. */
export interface SourcePage {
  /** Path relative to the site. */
  readonly file: string;
  /** Path below the folder of its set. */
  readonly path: string;
  readonly set: ContentFolder;
  /** Values of the front matter; empty if it is invalid. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly frontMatterFault?: {readonly line: number; readonly message: string};
  readonly content: ReturnType<typeof parsePage>;
}

/** The sources of one locale. */
export interface SourceSite {
  readonly locale: string;
  readonly isDefaultLocale: boolean;
  /** Pages of this locale. */
  readonly pages: readonly SourcePage[];
  /** Pages of the default locale, which are the same if this is the default locale. */
  readonly originals: readonly SourcePage[];
}

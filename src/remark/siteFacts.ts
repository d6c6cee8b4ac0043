import type {ReferenceData} from './reference/load';
import type {ReferenceProduct} from './reference/place';
import type {PageSet} from './result/files';
import type {TermRules} from './terms/finder';

/** Facts about the site that transforms need. */
export interface SiteFacts {
  readonly siteDir: string;
  /** Language of the build. Pages without a translation are compiled from the original in every language. */
  readonly locale: string;
  /** Products with reference data. */
  readonly products: readonly ReferenceProduct[];
  /** Folders of the pages that are served. */
  readonly sets: readonly PageSet[];
  /** Possible glossary pages of a version, relative to its folder. */
  readonly glossaryPages: readonly string[];
  /** Rules for marking glossary terms, by product id. */
  readonly termRules: Readonly<Record<string, TermRules>>;
  /** Reference data of all versions. */
  readonly data: ReferenceData;
}

import type {ContentFolder} from '../../../config/contentSets';
import type {CodeBlock} from '../../build/splitFences';

/** A folder of pages served by one content plugin. */
export type ContentSet = ContentFolder;

/** A heading of a page. */
export interface Heading {
  readonly line: number;
  readonly level: number;
  /** Text without Markdown syntax. */
  readonly title: string;
  /** Anchor of the heading, explicit or derived from its text. */
  readonly id: string;
}

/** The parts of a page's source besides its prose. */
export interface ParsedPage {
  /** Text of the front matter, if any. */
  readonly frontMatter?: string;
  readonly headings: readonly Heading[];
  readonly codeBlocks: readonly CodeBlock[];
  /** The lines of the file without front matter, code blocks, and comments, but with heading ids. */
  readonly prose: readonly string[];
}

/** A page parsed from its source file. */
export interface SourcePage {
  /** Path relative to the site. */
  readonly file: string;
  /** Path below the folder of its set. */
  readonly path: string;
  readonly set: ContentSet;
  /** Values of the front matter; empty if it is invalid. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly frontMatterFault?: {readonly line: number; readonly message: string};
  readonly content: ParsedPage;
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

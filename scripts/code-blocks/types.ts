import type {Finding} from '../../src/build/findings';
import type {Place} from '../../src/remark/reference/place';

/** A code block on a page. */
export interface Sample {
  /** Path of the page, relative to the site. */
  readonly file: string;
  /** Line of the opening fence in the page. */
  readonly line: number;
  readonly language: string;
  /** Marks after the language, such as `title="main.k"`. The value of a single word, such as `fragment`, is empty. */
  readonly marks: ReadonlyMap<string, string>;
  readonly lines: readonly string[];
  /** Product, version, and language of the page. Absent for an unversioned page. */
  readonly place?: Place;
  /** Lines of the page's blocks, by title. */
  readonly titled: ReadonlyMap<string | undefined, readonly string[]>;
}

/** The code blocks of a page. */
export interface PageSamples {
  readonly file: string;
  readonly samples: readonly Sample[];
}

/** A problem in a block. Line 0 is its opening fence. */
export type Fault = Omit<Finding, 'file'>;

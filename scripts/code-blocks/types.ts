import type {Finding} from '../../src/build/findings';
import type {Place} from '../../src/remark/reference/place';

/** What the opening line of a block says besides its language. */
export interface Meta {
  /** Words without a value, such as `fragment`. */
  readonly words: ReadonlySet<string>;
  /** Values by name, such as that of `title="main.k"`. */
  readonly values: ReadonlyMap<string, string>;
}

/** A code block of a page. */
export interface Sample {
  /** Path of the page, relative to the site. */
  readonly file: string;
  /** Line of the opening fence in the page. */
  readonly line: number;
  readonly language: string;
  readonly meta: Meta;
  readonly lines: readonly string[];
  /** Product, version, and language of the page; absent for a page outside versions. */
  readonly place?: Place;
}

/** A problem of a block; line 0 is its opening fence. */
export type Fault = Omit<Finding, 'file'>;

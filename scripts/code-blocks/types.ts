import type {Place} from '../../src/remark/reference/place';
import type {KclCompiler} from './kcl/compiler';
import type {VersionedReference} from './versionedReference';

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
  /** Product, version, and language of the page; absent for a page that documents no version. */
  readonly place?: Place;
}

/** Something wrong with a block. */
export interface Fault {
  /** Line of the block, the first below the fence being 1; 0 is the fence. */
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

/** Programs of the machine that verifiers use; a missing one makes its part of the check be skipped. */
export interface Tools {
  /** Complains about a script, as `bash -n` does. */
  readonly bash?: (script: string) => Promise<string>;
  /** Complains about a Go source, as `gofmt -e` does. */
  readonly gofmt?: (source: string) => Promise<string>;
  readonly kcl?: KclCompiler;
}

/** What verifiers know besides the block. */
export interface Context {
  readonly reference: VersionedReference;
  readonly tools: Tools;
  /** Other blocks of the page by their titles. */
  readonly titled: ReadonlyMap<string, Sample>;
}

/** Says what is wrong with a block of its language. */
export type Verifier = (sample: Sample, context: Context) => Fault[] | Promise<Fault[]>;

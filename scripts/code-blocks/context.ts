import {spawnSync} from 'node:child_process';
import type {Document, LineCounter} from 'yaml';
import {kclCompiler} from './kcl/compiler';
import type {Fault, Sample} from './types';
import type {VersionedReference} from './versionedReference';

/** Programs that verify blocks. Blocks are skipped if their program isn't installed. */
export type Tools = Partial<ReturnType<typeof toolsOfMachine>>;

/** What verifiers need besides the block. */
export interface Context {
  readonly reference: VersionedReference;
  readonly tools: Tools;
  /** Blocks of the page, by title. */
  readonly titled: ReadonlyMap<string, Sample>;
}

/** Finds the problems in a block of one language. */
export type Verifier = (sample: Sample, context: Context) => readonly Fault[];

/** Finds the problems in a document of a YAML or JSON block. */
export type DocumentCheck = (
  document: Document,
  lines: LineCounter,
  sample: Sample,
  context: Context,
) => Fault[];

/** The programs installed on this machine. */
export function toolsOfMachine() {
  const gofmt = (input: string) => spawnSync('gofmt', ['-e'], {input, encoding: 'utf8'});
  return {
    /** Returns the errors that `gofmt -e` prints for Go source. */
    gofmt: gofmt('').error ? undefined : (source: string) => gofmt(source).stderr,
    kcl: kclCompiler(),
  };
}

import {spawnSync} from 'node:child_process';
import {kclCompiler, type KclCompiler} from './kcl/compiler';
import type {Fault, Sample} from './types';
import type {VersionedReference} from './versionedReference';

/** Programs that verify blocks. Blocks are skipped if their program isn't installed. */
export interface Tools {
  /** Returns the errors that `gofmt -e` prints for Go source. */
  readonly gofmt?: (source: string) => string;
  readonly kcl?: KclCompiler;
}

/** What verifiers need besides the block. */
export interface Context {
  readonly reference: VersionedReference;
  readonly tools: Tools;
  /** Blocks of the page, by title. */
  readonly titled: ReadonlyMap<string, Sample>;
}

/** Finds the problems in a block of one language. */
export type Verifier = (sample: Sample, context: Context) => readonly Fault[];

/** The programs installed on this machine. */
export function toolsOfMachine(): Tools {
  const gofmt = (input: string) => spawnSync('gofmt', ['-e'], {input, encoding: 'utf8'});
  return {
    gofmt: gofmt('').error ? undefined : (source) => gofmt(source).stderr,
    kcl: kclCompiler(),
  };
}

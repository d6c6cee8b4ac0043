import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {projectDir} from '../lib/projectDir';
import {changesOf, type Change} from './core/edits';

/** The changes of some files, and where they were found. */
export interface SourceChanges {
  /** `the working tree` or a commit. */
  readonly origin: string;
  /** By file. */
  readonly changes: ReadonlyMap<string, readonly Change[]>;
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, {cwd: projectDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
}

/** Content of a file in a commit; undefined if the commit lacks it. */
function contentIn(commit: string, file: string): string | undefined {
  try {
    return git('show', `${commit}:./${file}`);
  } catch {
    return undefined;
  }
}

function changesIn(file: string, diff: string, before?: string, after?: string): [string, Change[]][] {
  return before === undefined || after === undefined ? [] : [[file, changesOf(diff, before, after)]];
}

/**
 * The changes of some files in the working tree or, if there are none, in the last commit that changed one of them.
 *
 * @param files paths relative to the site; those that don't exist have no changes
 * @throws {Error} if Git knows no change
 */
export function sourceChanges(files: readonly string[]): SourceChanges {
  const options = ['-U0', '--no-color', '--no-ext-diff'];
  const read = (file: string) => {
    const place = path.join(projectDir, file);
    return fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : undefined;
  };
  const edited = files.flatMap((file) => {
    const diff = git('diff', ...options, 'HEAD', '--', file);
    return diff === '' ? [] : changesIn(file, diff, contentIn('HEAD', file), read(file));
  });
  if (edited.length > 0) {
    return {origin: 'the working tree', changes: new Map(edited)};
  }
  const commit = git('log', '-1', '--format=%h', '--', ...files).trim();
  const committed =
    commit === ''
      ? []
      : files.flatMap((file) => {
          const [before, after] = [contentIn(`${commit}^`, file), contentIn(commit, file)];
          const diff = before === undefined ? '' : git('diff', ...options, `${commit}^`, commit, '--', file);
          return diff === '' ? [] : changesIn(file, diff, before, after);
        });
  if (committed.length === 0) {
    throw new Error(
      `${files[0]} has no changes in the working tree, and its last commit only adds it: there is nothing to port.`,
    );
  }
  return {origin: `commit ${commit}`, changes: new Map(committed)};
}

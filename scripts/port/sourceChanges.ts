import {execFileSync} from 'node:child_process';
import {projectDir, readProjectFile} from '../lib/projectDir';
import {changesOf, type Change} from './core/edits';

function git(...args: readonly string[]): string {
  return execFileSync('git', args, {cwd: projectDir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
}

/** Content of a file in a commit or, without one, in the working tree. `undefined` if it doesn't exist. */
function contentIn(commit: string | undefined, file: string): string | undefined {
  try {
    return commit === undefined ? readProjectFile(file) : git('show', `${commit}:./${file}`);
  } catch {
    return undefined;
  }
}

function changesBetween(files: readonly string[], from: string, to?: string): [string, Change[]][] {
  return files.flatMap((file) => {
    const [before, after] = [contentIn(from, file), contentIn(to, file)];
    return before === undefined || after === undefined || before === after
      ? []
      : [[file, changesOf(before, after)]];
  });
}

/**
 * The changes of some files in the working tree or, if there are none, in the last commit that changed one of them.
 *
 * @param files paths relative to the site. Files that don't exist have no changes
 * @returns the changes by file, and where they are: `the working tree` or a commit
 * @throws {Error} if there are no changes
 */
export function sourceChanges(files: readonly string[]) {
  const edited = changesBetween(files, 'HEAD');
  if (edited.length > 0) {
    return {origin: 'the working tree', changes: new Map(edited)};
  }
  const commit = git('log', '-1', '--format=%h', '--', ...files).trim();
  const committed = commit === '' ? [] : changesBetween(files, `${commit}^`, commit);
  if (committed.length === 0) {
    throw new Error(
      `${files[0]} has no changes in the working tree, and its last commit only adds it: there is nothing to port.`,
    );
  }
  return {origin: `commit ${commit}`, changes: new Map(committed)};
}

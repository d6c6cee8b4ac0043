import fs from 'node:fs';
import path from 'node:path';
import {sha256} from '../build-cache/digest';

/** A module of others that a plugin replaces or relies on in detail, as it was when last looked at. */
export interface PinnedModule {
  /** Path below `node_modules`. */
  readonly original: string;
  /** File in the plugin's folder that the browser gets instead; absent for a module that is only relied on. */
  readonly replacement?: string;
  /** First half of the SHA-256 of the original's text. */
  readonly hash: string;
}

/** First half of the SHA-256 of a text, in hexadecimal digits. */
export function hashOf(text: string): string {
  return sha256(text, 32);
}

/**
 * Makes an upgrade stop at the modules that a plugin stands in for.
 *
 * @param modules the pinned modules
 * @param read gives the text of a module by its path below `node_modules`; undefined when there is none
 * @param pins path of the file that lists the modules, in the folder of its plugin
 * @throws {Error} naming every module that has changed or is gone
 */
export function assertUnchanged(
  modules: readonly PinnedModule[],
  read: (original: string) => string | undefined,
  pins: string,
): void {
  const changed = modules.flatMap(({original, replacement, hash}) => {
    const text = read(original);
    const now = text === undefined ? 'gone' : hashOf(text);
    const replaced = replacement === undefined ? '' : ` (replaced by ${replacement})`;
    return now === hash ? [] : [`  ${original}${replaced}: now ${now}`];
  });
  if (changed.length > 0) {
    throw new Error(
      [
        `These modules have changed since ${path.dirname(pins)} was written for them:`,
        ...changed,
        `Compare each with its former version, carry over what matters, then update its path or hash in ${pins}.`,
      ].join('\n'),
    );
  }
}

const modulesFolder = path.resolve(path.dirname(require.resolve('@docusaurus/core/package.json')), '../..');

/** Absolute path of a module below `node_modules`. */
export function modulePath(original: string): string {
  return path.join(modulesFolder, original);
}

/** Text of a module below `node_modules`; undefined when there is none. */
export function readModule(original: string): string | undefined {
  const file = modulePath(original);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

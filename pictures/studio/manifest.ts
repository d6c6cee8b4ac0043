import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Language, Text} from './types.ts';

/** One file in `static/img/screens`. */
export interface Entry {
  /** Path in the folder of the manifest. */
  file: string;
  name: string;
  product: string;
  version: string;
  tag: string;
  language: Language;
  /** CSS pixels. The file has twice as many. */
  width: number;
  height: number;
  bytes: number;
  /** Changes with the scripts and data of the product and with the studio. */
  digest: string;
  alt: Text;
  sections: string[];
  /** Position in percent of width and height. */
  callouts: {x: number; y: number; text: Text}[];
}

/** Returns the digest of all TypeScript and text files in folders, independent of their place. */
export function digest(...folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort();
    for (const file of files) {
      const full = path.join(folder, file);
      if (statSync(full).isFile()) hash.update(file).update(readFileSync(full));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Reads the entries of a manifest, none if it doesn't exist. */
export function readManifest(file: string): Entry[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Entry[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Writes entries in the order of their files. */
export function writeManifest(file: string, entries: Entry[]): void {
  const sorted = entries.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

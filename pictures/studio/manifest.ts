import {readFileSync, writeFileSync} from 'node:fs';
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
  /** Changes with the scripts and data of the product and with the studio. */
  digest: string;
  alt: Text;
  /** Position in percent of width and height. */
  callouts: {x: number; y: number; text: Text}[];
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

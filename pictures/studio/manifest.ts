import {readFileSync, writeFileSync} from 'node:fs';
import type {Language, Text} from './types.ts';

/** One file in `static/img/screens`. */
export interface Entry {
  /** Path relative to the manifest. */
  file: string;
  name: string;
  product: string;
  version: string;
  tag: string;
  language: Language;
  /** In CSS pixels. The file has twice as many. */
  width: number;
  height: number;
  /** Digest of the product's scripts and data, and of the studio. */
  digest: string;
  alt: Text;
  /** Position in percent of width and height. */
  callouts: {x: number; y: number; text: Text}[];
}

export function readManifest(file: string): Entry[] {
  return JSON.parse(readFileSync(file, 'utf8')) as Entry[];
}

/** Writes entries, sorted by file. */
export function writeManifest(file: string, entries: Entry[]): void {
  const sorted = entries.toSorted((a, b) => (a.file < b.file ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';
import {writeFile} from '../files';

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'site-tests-'));

afterAll(() => {
  fs.rmSync(base, {recursive: true});
});

/** A new folder with some files, which is deleted after the tests of the file. */
export function temporaryFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = fs.mkdtempSync(path.join(base, 'folder-'));
  for (const [file, text] of Object.entries(files)) {
    writeFile(path.join(folder, file), text);
  }
  return folder;
}

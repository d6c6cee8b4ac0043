import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';

const base = fs.mkdtempSync(path.join(os.tmpdir(), 'site-tests-'));

afterAll(() => {
  fs.rmSync(base, {recursive: true});
});

/** A new folder, which is deleted after the tests of the file. */
export function temporaryFolder(): string {
  return fs.mkdtempSync(path.join(base, 'folder-'));
}

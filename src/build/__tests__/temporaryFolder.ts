import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';

/** Creates a folder for the current test, and deletes it at the end of the test. Also for `beforeEach`. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  return folder;
}

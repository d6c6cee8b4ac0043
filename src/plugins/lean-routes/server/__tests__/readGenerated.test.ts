import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {readManifest} from '../readGenerated';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'generated-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

it.each([
  ['{}', 'no origins and no assets'],
  ['null', 'no origins and no assets'],
  ['{"origins": {}}', 'no assets'],
])('a manifest of chunks that is %s is refused', (text, found) => {
  fs.writeFileSync(path.join(folder, 'client-manifest.json'), text);
  expect(() => readManifest(folder)).toThrow(`lean-routes: client-manifest.json has ${found}.`);
});

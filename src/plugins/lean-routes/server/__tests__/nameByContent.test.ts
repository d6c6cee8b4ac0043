import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {nameByContent} from '../nameByContent';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chunks-'));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true});
});

it('names chunks by their content, and leaves files that have such names alone', () => {
  fs.writeFileSync(path.join(folder, '12.js'), 'a');
  fs.writeFileSync(path.join(folder, '13.js'), 'b');
  fs.writeFileSync(path.join(folder, 'main.01234567.js'), 'c');
  expect(nameByContent(folder)).toEqual({'12': 'ca978112', '13': '3e23e816'});
  expect(fs.readdirSync(folder).sort()).toEqual(['12.ca978112.js', '13.3e23e816.js', 'main.01234567.js']);
});

it('refuses scripts that browsers would keep for good although another build may change them', () => {
  for (const file of ['12.js', 'src_pages_index_tsx.js', '5e95c892.js', 'main.01234567.js', 'main.js.map']) {
    fs.writeFileSync(path.join(folder, file), 'a');
  }
  expect(() => nameByContent(folder)).toThrow(
    `lean-routes: ${folder} has scripts whose names say nothing of their content: 5e95c892.js, src_pages_index_tsx.js.`,
  );
});

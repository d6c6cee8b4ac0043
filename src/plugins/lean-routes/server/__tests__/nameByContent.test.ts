import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {nameByContent} from '../nameByContent';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chunks-'));

afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

it('names chunks by their content, and leaves files that have such names alone', () => {
  fs.writeFileSync(path.join(folder, '12.js'), 'a');
  fs.writeFileSync(path.join(folder, '13.js'), 'b');
  fs.writeFileSync(path.join(folder, 'main.01234567.js'), 'c');
  expect(nameByContent(folder)).toEqual({'12': 'ca978112', '13': '3e23e816'});
  expect(fs.readdirSync(folder).sort()).toEqual(['12.ca978112.js', '13.3e23e816.js', 'main.01234567.js']);
});

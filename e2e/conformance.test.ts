import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const projectDir = path.resolve(__dirname, '..');

it('CONFORMANCE.md names only tests that exist', () => {
  const text = fs.readFileSync(path.join(__dirname, 'CONFORMANCE.md'), 'utf8');
  const named = [...text.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) => file);
  expect(named.filter((file) => !fs.existsSync(path.join(projectDir, file)))).toEqual([]);
});

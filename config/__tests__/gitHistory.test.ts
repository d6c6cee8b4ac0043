import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {hasFullGitHistory} from '../gitHistory';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Someone', '-c', 'user.email=someone@example.org'];
  execFileSync('git', [...identity, ...args], {cwd: folder, stdio: 'ignore'});
}

git('init', 'full');
for (const message of ['first', 'second']) {
  git('-C', 'full', 'commit', '--allow-empty', '-m', message);
}
git('clone', '--depth', '1', `file://${folder}/full`, 'shallow');
fs.mkdirSync(path.join(folder, 'plain'));

afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

// In a shallow clone, every page would have the date of the newest commit.
it.each([
  ['full', true],
  ['shallow', false],
  ['plain', false],
  ['missing', false],
])('Dates and authors are shown only with the full Git history: %s, %s', (name, isShown) => {
  expect(hasFullGitHistory(path.join(folder, name))).toBe(isShown);
});

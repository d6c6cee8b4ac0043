import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {hasFullGitHistory} from '../gitHistory';

let folder = '';

function git(...args: string[]): void {
  const identity = ['-c', 'user.name=Someone', '-c', 'user.email=someone@example.org'];
  execFileSync('git', [...identity, ...args], {cwd: folder, stdio: 'ignore'});
}

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
  git('init', 'full');
  for (const message of ['first', 'second']) {
    git('-C', 'full', 'commit', '--allow-empty', '-m', message);
  }
  git('clone', '--depth', '1', `file://${folder}/full`, 'shallow');
  fs.mkdirSync(path.join(folder, 'plain'));
});

afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

it('shows dates and authors in a full clone', () => {
  expect(hasFullGitHistory(path.join(folder, 'full'))).toBe(true);
});

it('hides them in a shallow clone, where every page would have the newest date', () => {
  expect(hasFullGitHistory(path.join(folder, 'shallow'))).toBe(false);
});

it('hides them without Git', () => {
  expect(hasFullGitHistory(path.join(folder, 'plain'))).toBe(false);
  expect(hasFullGitHistory(path.join(folder, 'missing'))).toBe(false);
});

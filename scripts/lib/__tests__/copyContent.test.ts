import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {copyContent} from '../assembleSite';

function copied(translated: boolean): readonly string[] {
  const target = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  onTestFinished(() => fs.rmSync(target, {recursive: true}));
  copyContent(target, {translated});
  return fs.readdirSync(target);
}

describe('copyContent', () => {
  it('copies the pages and tables of versions of every product, and nothing else without translations', () => {
    const names = copied(false);
    expect(names).toEqual(
      expect.arrayContaining(['docs', 'versions.json', 'karpor_versions.json', 'karpor_versioned_sidebars']),
    );
    expect(names).not.toContain('i18n');
    expect(names).not.toContain('config');
  });

  it('copies translations when asked to', () => {
    expect(copied(true)).toEqual(expect.arrayContaining(['docs', 'versions.json', 'i18n']));
  });
});

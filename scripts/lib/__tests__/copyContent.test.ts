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
  it('copies only the pages and version tables of every product, without translations', () => {
    const names = copied(false);
    expect(names).toEqual(
      expect.arrayContaining(['docs', 'versions.json', 'karpor_versions.json', 'karpor_versioned_sidebars']),
    );
    expect(names).not.toContain('i18n');
    expect(names).not.toContain('config');
  });

  it('copies translations on request', () => {
    expect(copied(true)).toEqual(expect.arrayContaining(['docs', 'versions.json', 'i18n']));
  });
});

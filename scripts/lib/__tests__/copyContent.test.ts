import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../src/build/__tests__/temporaryFolder';
import {copyContent} from '../assembleSite';

function copied(translated: boolean): readonly string[] {
  const target = temporaryFolder();
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

import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {assertOriginals, replacementAliases} from '../replacements';

describe('replaced packages', () => {
  it('are those that are installed', () => {
    expect(assertOriginals).not.toThrow();
  });

  it('have replacements that exist', () => {
    const files = Object.values(replacementAliases());
    expect(files).toHaveLength(8);
    expect(files.filter((file) => !fs.existsSync(file))).toEqual([]);
  });
});

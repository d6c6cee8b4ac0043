import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {assertOriginals, replacementAliases} from '../replacements';

describe('replacements', () => {
  it('are made for the installed Docusaurus', () => {
    expect(assertOriginals).not.toThrow();
  });

  it('lead from files that exist to files that exist', () => {
    const aliases = Object.entries(replacementAliases());
    expect(aliases.length).toBeGreaterThan(0);
    for (const file of aliases.flat()) {
      expect(fs.existsSync(file), file).toBe(true);
    }
  });
});

import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {assertUnchanged, hashOf, pinnedModules, readModule, replacementAliases} from '../replacements';

describe('replacements', () => {
  it('are made for the installed Docusaurus', () => {
    expect(() => {
      assertUnchanged(pinnedModules, readModule);
    }).not.toThrow();
  });

  it('stop the build when an original has changed, and name each with its new hash', () => {
    const modules = [
      {original: 'a.js', replacement: 'a.ts', hash: hashOf('old a')},
      {original: 'b.js', hash: hashOf('b')},
      {original: 'c.js', hash: hashOf('old c')},
    ];
    const read = (original: string) => original.replace('.js', '');
    expect(() => {
      assertUnchanged(modules, read);
    }).toThrow(
      `These modules have changed since src/plugins/client-runtime was written for them:\n  a.js (replaced by client/a.ts): now ${hashOf('a')}\n  c.js: now ${hashOf('c')}\nCompare each`,
    );
  });

  it('lead from files that exist to files that exist', () => {
    const aliases = Object.entries(replacementAliases());
    expect(aliases.length).toBeGreaterThan(0);
    for (const file of aliases.flat()) {
      expect(fs.existsSync(file), file).toBe(true);
    }
  });
});

import {describe, expect, it} from 'vitest';
import {assertUnchanged, hashOf, readModule} from '../pinnedModules';

describe('pinned modules', () => {
  it('stop the build when an original has changed or is gone, and name each with its new hash', () => {
    const modules = [
      {original: 'a.js', replacement: 'client/a.ts', hash: hashOf('old a')},
      {original: 'b.js', hash: hashOf('b')},
      {original: 'c.js', hash: hashOf('old c')},
      {original: 'gone.js', hash: hashOf('gone')},
    ];
    const read = (original: string) => (original === 'gone.js' ? undefined : original.replace('.js', ''));
    expect(() => {
      assertUnchanged(modules, read, 'src/plugins/some/pins.ts');
    }).toThrow(
      [
        'These modules have changed since src/plugins/some was written for them:',
        `  a.js (replaced by client/a.ts): now ${hashOf('a')}`,
        `  c.js: now ${hashOf('c')}`,
        '  gone.js: now gone',
        'Compare each with its former version, carry over what matters, then update its path or hash in src/plugins/some/pins.ts.',
      ].join('\n'),
    );
  });

  it('are read below node_modules', () => {
    expect(readModule('@docusaurus/core/package.json')).toContain('"@docusaurus/core"');
    expect(readModule('@docusaurus/core/no-such-file.js')).toBeUndefined();
  });
});

import {describe, expect, it} from 'vitest';
import {partNames, partPlugins} from '../docusaurusParts';
import {readEnvironment} from '../environment';

const foldersOf = (plugins: ReturnType<typeof partPlugins>) =>
  plugins.map((plugin) => /docusaurus\/([^/]+)\//.exec(String((plugin as unknown[])[0]))?.[1]);

describe('partPlugins', () => {
  it('omits parts switched off', () => {
    const off = readEnvironment({SITE_PARTS_OFF: 'late-scripts'});
    expect(foldersOf(partPlugins(off, String))).toEqual(partNames.filter((name) => name !== 'late-scripts'));
  });

  it('rejects a part without the part it needs', () => {
    const off = readEnvironment({SITE_PARTS_OFF: 'runtime'});
    expect(() => partPlugins(off, String)).toThrow(
      'The part "routes" of src/docusaurus needs "runtime", which is off.',
    );
  });
});

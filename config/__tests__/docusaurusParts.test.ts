import {describe, expect, it} from 'vitest';
import {docusaurusParts, partNames, partPlugins} from '../docusaurusParts';
import {readEnvironment} from '../environment';

const environment = readEnvironment({});
const foldersOf = (plugins: ReturnType<typeof partPlugins>) =>
  plugins.map((plugin) => /docusaurus\/([^/]+)\//.exec(String((plugin as unknown[])[0]))?.[1]);

describe('partPlugins', () => {
  it('omits parts switched off by the configuration or the environment', () => {
    const parts = {...docusaurusParts, 'docs-chunk': false};
    const off = readEnvironment({SITE_PARTS_OFF: 'late-scripts'});
    expect(foldersOf(partPlugins(off, String, parts))).toEqual(
      partNames.filter((name) => !['docs-chunk', 'late-scripts'].includes(name)),
    );
  });

  it('rejects a part without the part it needs', () => {
    expect(() => partPlugins(environment, String, {...docusaurusParts, runtime: false})).toThrow(
      'The part "routes" of src/docusaurus needs "runtime", which is off.',
    );
  });
});

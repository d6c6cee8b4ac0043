import {describe, expect, it} from 'vitest';
import {findLockFaults} from '../lockfile';

describe('findLockFaults', () => {
  const faultsOf = (packages: Record<string, object>) =>
    findLockFaults('package-lock.json', JSON.stringify({packages}, null, 2)).map(
      ({line, rule}) => `${line} ${rule}`,
    );
  const good = {integrity: 'sha512-abc'};

  it('accepts packages of the registry whose platform packages are all there', () => {
    expect(
      faultsOf({
        '': {optionalDependencies: {b: '1'}},
        'node_modules/a': {...good, optionalDependencies: {'a-mac': '1', b: '1'}},
        'node_modules/a/node_modules/a-mac': good,
        'node_modules/b': {...good, resolved: 'https://registry.npmjs.org/b/-/b-1.tgz'},
      }),
    ).toEqual([]);
  });

  it('finds missing platform packages, missing checksums, and foreign sources', () => {
    expect(
      faultsOf({
        'node_modules/a': {...good, optionalDependencies: {'a-mac': '1'}},
        'node_modules/b': {resolved: 'git+ssh://git@github.com/b/b.git'},
      }),
    ).toEqual(['3 missing-platform', '9 foreign-source', '9 no-integrity']);
  });
});

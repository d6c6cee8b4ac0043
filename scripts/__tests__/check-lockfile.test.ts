import {expect, it} from 'vitest';
import {findLockFaults} from '../check-lockfile';

const faultsOf = (packages: Record<string, object>) =>
  findLockFaults(JSON.stringify({packages}, null, 2)).map(({line, rule}) => `${line} ${rule}`);
const good = {integrity: 'sha512-abc'};

it('Packages from the registry with all their platform packages are valid', () => {
  const found = faultsOf({
    '': {optionalDependencies: {b: '1'}},
    'node_modules/a': {...good, optionalDependencies: {'a-mac': '1', b: '1'}},
    'node_modules/a/node_modules/a-mac': good,
    'node_modules/b': {...good, resolved: 'https://registry.npmjs.org/b/-/b-1.tgz'},
  });
  expect(found).toEqual([]);
});

it('Missing platform packages, missing checksums, and other sources are reported', () => {
  const found = faultsOf({
    'node_modules/a': {...good, optionalDependencies: {'a-mac': '1'}},
    'node_modules/b': {resolved: 'git+ssh://git@github.com/b/b.git'},
  });
  expect(found).toEqual(['3 missing-platform', '9 foreign-source', '9 no-integrity']);
});

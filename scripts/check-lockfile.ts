import fs from 'node:fs';
import path from 'node:path';
import {findLockFaults, type Lockfile} from './lib/lockfile';
import {projectDir} from './lib/projectDir';
import {runChecks, type Check} from './lib/report';

const file = 'package-lock.json';

/** The lock file installs the same packages on every platform, from the registry alone. */
export const lockfileCheck: Check = {
  name: 'lockfile',
  run() {
    const text = fs.readFileSync(path.join(projectDir, file), 'utf8');
    const count = Object.keys((JSON.parse(text) as Lockfile).packages).length;
    return {checked: `${count} packages`, findings: findLockFaults(file, text)};
  },
};

if (require.main === module) {
  void runChecks([lockfileCheck]);
}

import {lineFinder} from '../src/build/dataText';
import {readProjectFile} from './lib/projectDir';
import type {Check, Finding} from './lib/report';

const lockFile = 'package-lock.json';
const registry = 'https://registry.npmjs.org/';

interface Entry {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Whether a dependency has an entry in the requesting package's folder or a parent folder. */
function isLocked(packages: Readonly<Record<string, Entry>>, from: string, name: string): boolean {
  const above = from.lastIndexOf('node_modules/');
  const own = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  const parent = above <= 0 ? '' : from.slice(0, above - 1);
  return own in packages || (from !== '' && isLocked(packages, parent, name));
}

/**
 * Problems that break or change an install on other machines and that `npm ci` doesn't detect: missing binaries for
 * other platforms, entries without a checksum, and packages from outside the registry.
 */
export function findLockFaults(text: string): Finding[] {
  const {packages} = JSON.parse(text) as {packages: Readonly<Record<string, Entry>>};
  const faults = Object.entries(packages).flatMap(([location, entry]) => {
    const fault = (rule: string, message: string) => ({location, rule, message: `${location} ${message}`});
    const faults = Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isLocked(packages, location, name))
      .map((name) =>
        fault('missing-platform', `has no entry for ${name}: pin a version published for all platforms`),
      );
    const isInstalled = location !== '' && !entry.link && !entry.inBundle;
    if (isInstalled && !(entry.resolved ?? registry).startsWith(registry)) {
      faults.push(fault('foreign-source', `comes from ${entry.resolved}, not from ${registry}`));
    }
    if (isInstalled && !entry.integrity?.startsWith('sha512-')) {
      faults.push(fault('no-integrity', 'has no sha512 checksum'));
    }
    return faults;
  });
  const lineOf = faults.length === 0 ? () => 1 : lineFinder(text);
  return faults.map(({location, ...fault}) => ({
    file: lockFile,
    line: lineOf(['packages', location]),
    ...fault,
  }));
}

/** The lock file installs the same packages on every platform, all from the registry. */
export const lockfileCheck: Check = {
  name: 'lockfile',
  run() {
    return {checked: lockFile, findings: findLockFaults(readProjectFile(lockFile))};
  },
};

import type {Finding} from './report';

/** The parts of npm's lock file that are checked. */
export interface Lockfile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly resolved?: string;
        readonly integrity?: string;
        readonly link?: boolean;
        readonly inBundle?: boolean;
        readonly optionalDependencies?: Readonly<Record<string, string>>;
      }
    >
  >;
}

/** An entry without address comes from the registry too. */
const registry = 'https://registry.npmjs.org/';

/** Whether a package that one place asks for has an entry, next to it or in a folder above. */
function isLocked(packages: Lockfile['packages'], from: string, name: string): boolean {
  const folders = from === '' ? [''] : [from, ...ancestors(from)];
  return folders.some(
    (folder) => packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`] !== undefined,
  );
}

function ancestors(location: string): string[] {
  const cut = location.lastIndexOf('node_modules/');
  if (cut <= 0) {
    return [''];
  }
  const parent = location.slice(0, cut).replace(/\/$/, '');
  return [parent, ...ancestors(parent)];
}

/**
 * Faults that let an install fail or differ elsewhere: binaries of other platforms that npm left
 * out, entries without checksum, packages from anywhere but the registry.
 */
export function findLockFaults(file: string, text: string): Finding[] {
  const {packages} = JSON.parse(text) as Lockfile;
  const lines = text.split('\n');
  return Object.entries(packages).flatMap(([location, entry]) => {
    const line = Math.max(
      lines.findIndex((content) => content.includes(`${JSON.stringify(location)}: {`)) + 1,
      1,
    );
    const fault = (rule: string, message: string): Finding => ({file, line, rule, message});
    const missing = Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isLocked(packages, location, name))
      .map((name) =>
        fault(
          'missing-platform',
          `${location || 'the project'} needs ${name} on some machines, but it has no entry: pin a version whose platform packages are all published`,
        ),
      );
    if (location === '' || entry.link === true || entry.inBundle === true) {
      return missing;
    }
    return [
      ...missing,
      ...(entry.resolved === undefined || entry.resolved.startsWith(registry)
        ? []
        : [fault('foreign-source', `${location} comes from ${entry.resolved}, not from ${registry}`)]),
      ...(entry.integrity?.startsWith('sha512-')
        ? []
        : [fault('no-integrity', `${location} has no sha512 checksum`)]),
    ];
  });
}

/** A problem, with its path in the data. */
export interface Fault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

const mention = /\bv(\d+)\.(\d+)/g;
const history =
  /\b(?:from|since|until|till|before|after|as of|up to|added in|removed in|new in)\s+v?\d+\.\d|v?\d+\.\d[\d.]*\s*(?:版本)?(?:起|之前|以前|之后|及以前|及以后|开始|新增|移除)|自\s*v?\d+\.\d/i;

/** Compares two versions such as `v0.9` and `v0.14`; negative if the first is older. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', {numeric: true});
}

/**
 * Finds texts that mention other versions. Each version has its own file, so a text says only what is true in that
 * version.
 */
export function timelessFaults(value: unknown, version: string, path: Fault['path'] = []): Fault[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, entry]) =>
      timelessFaults(entry, version, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  }
  if (typeof value !== 'string' || !['en', 'zh'].includes(String(path.at(-1)))) {
    return [];
  }
  const phrase = history.exec(value)?.[0];
  const later = [...value.matchAll(mention)].filter(([name]) => compareVersions(name, version) > 0);
  return [
    ...(phrase ? [`mentions other versions ("${phrase}"): say only what is true in ${version}`] : []),
    ...later.map(([name]) => `mentions ${name}, which is later than ${version}`),
  ].map((message) => ({path, message}));
}

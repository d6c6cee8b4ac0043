/** Reports a problem: its path in the data and a message. */
type Report = (path: readonly (string | number)[], message: string) => void;

const mention = /\bv(\d+)\.(\d+)/g;
const history =
  /\b(?:from|since|until|till|before|after|as of|up to|added in|removed in|new in)\s+v?\d+\.\d|v?\d+\.\d[\d.]*\s*(?:版本)?(?:起|之前|以前|之后|及以前|及以后|开始|新增|移除)|自\s*v?\d+\.\d/i;

function order(version: string): number {
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
  return major * 1000 + minor;
}

/** Compares two versions such as `v0.9` and `v0.14`; negative if the first is older. */
export function compareVersions(a: string, b: string): number {
  return order(a) - order(b);
}

/**
 * Reports texts that mention other versions. Each version has its own file, so a text says only what is true in that
 * version.
 */
export function checkTimeless(
  value: unknown,
  version: string,
  path: readonly (string | number)[],
  report: Report,
): void {
  if (typeof value === 'string') {
    if (!['en', 'zh'].includes(String(path.at(-1)))) {
      return;
    }
    const phrase = history.exec(value);
    if (phrase) {
      report(path, `mentions other versions ("${phrase[0]}"): say only what is true in ${version}`);
    }
    for (const [name] of value.matchAll(mention)) {
      if (compareVersions(name, version) > 0) {
        report(path, `mentions ${name}, which is later than ${version}`);
      }
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) {
      checkTimeless(entry, version, [...path, Array.isArray(value) ? Number(key) : key], report);
    }
  }
}

import fs from 'node:fs';
import path from 'node:path';

/**
 * Reads and parses files, and remembers the results until the files change.
 *
 * @param siteDir folder that paths are relative to
 */
export function cachedReader<Result>(
  siteDir: string,
  parse: (content: string, file: string) => Result,
): (file: string) => Result {
  const cache = new Map<string, {readonly stamp: string; readonly result: Result}>();
  return (file) => {
    const absolute = path.join(siteDir, file);
    const {mtimeMs, size} = fs.statSync(absolute);
    const stamp = `${mtimeMs} ${size}`;
    const known = cache.get(file);
    if (known?.stamp === stamp) {
      return known.result;
    }
    const result = parse(fs.readFileSync(absolute, 'utf8'), file);
    cache.set(file, {stamp, result});
    return result;
  };
}

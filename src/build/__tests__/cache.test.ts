import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {cached, cachePath, cachedResults} from '../cache';
import {temporaryFolder} from './temporaryFolder';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

describe('cached', () => {
  const file = () => path.join(folder, 'below', 'thing.json');
  const make = (result: unknown) => () => Promise.resolve(result);

  it('makes a result once for each change of the key', async () => {
    const result = {html: '<p>简体', anchors: ['a']};
    expect(await cached(file(), 'k1', make(result))).toEqual(result);
    expect(await cached(file(), 'k1', make('not asked for'))).toEqual(result);
    expect(await cached(file(), 'k2', make('new'))).toBe('new');
    expect(await cached(file(), 'k1', make('old again'))).toBe('old again');
    expect(fs.readdirSync(path.dirname(file()))).toEqual(['thing.json']);
  });

  it('makes a result again if an interrupted build left a partial file', async () => {
    await cached(file(), 'k1', make('whole'));
    fs.writeFileSync(file(), fs.readFileSync(file(), 'utf8').slice(0, -3));
    expect(await cached(file(), 'k1', make('made again'))).toBe('made again');
  });

  it('caches nothing if making the result fails', async () => {
    await expect(cached(file(), 'k1', () => Promise.reject(new Error('no such page')))).rejects.toThrow(
      'no such page',
    );
    expect(await cached(file(), 'k1', make('made'))).toBe('made');
  });
});

it('reuses the results that the last build used', () => {
  const file = path.join(folder, 'below', 'things.json');
  const build = (...keys: readonly string[]) => {
    const made: string[] = [];
    const {get, save} = cachedResults<string>(file);
    expect(keys.map((key) => get(key, () => (made.push(key), `result of ${key}`)))).toEqual(
      keys.map((key) => `result of ${key}`),
    );
    save();
    return made;
  };
  expect(build('a', 'b')).toEqual(['a', 'b']);
  expect(build('b', 'c')).toEqual(['c']);
  expect(build('a', 'b')).toEqual(['a']);
});

it('has no path if builds must not cache anything', () => {
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  expect(cachePath('/site', 'rendered-pages')).toBeUndefined();
  vi.unstubAllEnvs();
});

import fs from 'node:fs';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../build/__tests__/temporaryFolder';
import {filesBelow} from '../../../build/files';
import type {Card, Frame} from '../core/layout';
import {writeCards} from '../server/writeCards';

const frame: Frame = {siteTitle: 'Site', logo: '<svg />', stations: []};
const cardOf = (title: string): Card => ({title, trail: [], language: 'English'});

describe('writeCards', () => {
  let folder = '';
  let drawn: string[] = [];

  beforeEach(() => {
    folder = temporaryFolder();
  });

  /** Writes a card with a title for each name, and returns the files with their contents. */
  async function build(titles: Readonly<Record<string, string>>, isCached = true, look = frame) {
    drawn = [];
    const outDir = fs.mkdtempSync(path.join(folder, 'build-'));
    const cards = new Map(
      Object.entries(titles).map(([name, title]) => [`/zh/img/${name}.png`, cardOf(title)]),
    );
    const cacheFolder = isCached ? path.join(folder, 'cache') : undefined;
    await writeCards(cards, look, {outDir, baseUrl: '/zh/'}, cacheFolder, ({title}) => {
      drawn.push(title);
      return Promise.resolve(Buffer.from(title));
    });
    return Object.fromEntries(
      filesBelow(outDir).map((file) => [file, fs.readFileSync(path.join(outDir, file), 'utf8')]),
    );
  }

  it('draws only changed cards, and deletes unused ones from the cache', async () => {
    expect(await build({a: 'A', b: 'B'})).toEqual({'img/a.png': 'A', 'img/b.png': 'B'});
    expect(drawn).toEqual(['A', 'B']);
    expect(await build({a: 'A', c: 'C'})).toEqual({'img/a.png': 'A', 'img/c.png': 'C'});
    expect(drawn).toEqual(['C']);
    expect(filesBelow(path.join(folder, 'cache'))).toHaveLength(2);
  });

  it('draws all cards if their shared parts change', async () => {
    await build({a: 'A'});
    await build({a: 'A'}, true, {...frame, siteTitle: 'Other'});
    expect(drawn).toEqual(['A']);
  });

  it('works without a cache', async () => {
    await build({a: 'A'}, false);
    await build({a: 'A'}, false);
    expect(drawn).toEqual(['A']);
  });
});

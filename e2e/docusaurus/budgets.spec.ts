import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {pagesInAllLocales} from '../support/pageKinds';

const build = path.resolve(__dirname, '../../build');

const weights = new Map<string, number>();

/** Size of a built file, in gzipped KB. */
function weightOf(file: string): number {
  const known = weights.get(file);
  const weight = known ?? gzipSync(fs.readFileSync(build + file), {level: 9}).length / 1000;
  weights.set(file, weight);
  return weight;
}

/** Total size of the first scripts of each page below a folder, in gzipped KB, sorted. Skips redirects. */
function scriptWeights(folder: string): number[] {
  const files = fs.readdirSync(path.join(build, folder), {recursive: true, encoding: 'utf8'});
  return files
    .filter((file) => file.endsWith('index.html') && !/^(?:next|v\d|changes)/.test(file))
    .map((file) => fs.readFileSync(path.join(build, folder, file), 'utf8'))
    .map((html) => [...html.matchAll(/ data-(?:scripts|preload)="([^"]+)"/g)])
    .filter((lists) => lists.length > 0)
    .map((lists) =>
      lists.flatMap(([, list = '']) => list.split(' ')).reduce((sum, file) => sum + weightOf(file), 0),
    )
    .sort((one, other) => one - other);
}

for (const [folder, typical, greatest] of [
  ['docs', 145, 152],
  ['zh/docs', 150, 159],
] as const) {
  test(`pages below /${folder} load at most ${greatest} KB of scripts, and half of them at most ${typical} KB`, () => {
    const sums = scriptWeights(folder);
    expect(sums.length).toBeGreaterThan(100);
    expect(sums[Math.floor(sums.length / 2)]).toBeLessThanOrEqual(typical);
    expect(sums.at(-1)).toBeLessThanOrEqual(greatest);
  });
}

test('no page requests a font, or an image above its text', async ({request}) => {
  const htmlOf = async (address: string) => (await request.get(address)).text();
  const sheets = new Set<string>();
  for (const {address, isUnknown} of pagesInAllLocales) {
    const html = await htmlOf(isUnknown ? '/404.html' : address);
    const head = html.slice(0, html.indexOf('</head>'));
    const hints = head.match(/<link [^>]*rel="?(?:preload|preconnect|dns-prefetch)[^>]*>/g) ?? [];
    expect(
      hints.filter((hint) => !hint.includes('as="script"')),
      address,
    ).toEqual([]);
    expect(head, address).not.toMatch(/\.(?:woff2?|ttf|otf)\b|fonts\.(?:googleapis|gstatic)/);
    const [, beforeHeading = ''] = /<main\b(.*?)<h1\b/s.exec(html) ?? [];
    expect(beforeHeading, address).not.toContain('<img');
    for (const [sheet] of html.matchAll(/\/[\w/-]+\.[0-9a-f]{8}\.css/g)) {
      sheets.add(sheet);
    }
  }
  expect(sheets.size).toBe(2);
  for (const sheet of sheets) {
    expect(await htmlOf(sheet), sheet).not.toContain('@font-face');
  }
});

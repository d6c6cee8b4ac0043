import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {findingLine, sortFindings} from '../../../build/findings';
import {checkSources} from '../core/checkSources';
import {readSources} from '../server/readSources';
import type {ContentSet} from '../types';
import {faultyChinese, faultyEnglish, goodFiles, type FaultyFile} from './faultySite';

const sets: ContentSet[] = [
  {
    kind: 'docs',
    folder: 'docs',
    translations: 'i18n/{locale}/docusaurus-plugin-content-docs/current',
    route: '/docs/next',
  },
  {
    kind: 'pages',
    folder: 'src/pages',
    translations: 'i18n/{locale}/docusaurus-plugin-content-pages',
    route: '',
  },
];

const folders: string[] = [];

async function findingsOf(locale: string, files: readonly (readonly [string, string])[]): Promise<string[]> {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  folders.push(siteDir);
  for (const [file, text] of files) {
    fs.mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), text);
  }
  const sources = await readSources({
    siteDir,
    sets,
    locale,
    defaultLocale: 'en',
    locales: ['en', 'zh'],
    siteUrl: 'https://kusionstack.io',
  });
  return sortFindings(checkSources(sources)).map(findingLine);
}

function expected(files: readonly FaultyFile[]): string[] {
  return files.flatMap(({file, faults}) => faults.map((fault) => `${file}:${fault}`));
}

/** Pairs each expected beginning of a finding with a finding, so that a difference shows both. */
function beginningsOf(findings: readonly string[], beginnings: readonly string[]): string[] {
  return findings.map((finding) => beginnings.find((text) => finding.startsWith(text)) ?? finding);
}

afterEach(() => {
  for (const folder of folders.splice(0)) {
    fs.rmSync(folder, {recursive: true});
  }
});

describe('checkSources', () => {
  it('finds nothing in good content, in either language', async () => {
    expect(await findingsOf('en', goodFiles)).toEqual([]);
    expect(await findingsOf('zh', goodFiles)).toEqual([]);
  });

  it('lists every fault of the English pages at once, each with file and line', async () => {
    const files = faultyEnglish.map(({file, text}): [string, string] => [file, text]);
    const beginnings = expected(faultyEnglish);
    const found = beginningsOf(await findingsOf('en', [...goodFiles, ...files]), beginnings);
    expect(new Set(faultyEnglish.flatMap(({faults}) => faults)).size).toBeGreaterThan(20);
    expect([...found].sort()).toEqual([...beginnings].sort());
  });

  it('lists every fault of the Chinese pages at once, each with file and line', async () => {
    const files = [
      ...faultyChinese.english,
      ...faultyChinese.faults.map(({file, text}): [string, string] => [file, text]),
    ];
    const beginnings = expected(faultyChinese.faults);
    const found = beginningsOf(await findingsOf('zh', [...goodFiles, ...files]), beginnings);
    expect([...found].sort()).toEqual([...beginnings].sort());
    expect(await findingsOf('en', [...goodFiles, ...files])).toEqual([]);
  });

  it('knows the routes of component pages and of the lists that a blog has', async () => {
    const page = '---\ntitle: A\ndescription: A page.\n---\n\n[a](/search) [b](/blog/tags)\n';
    const text = (await findingsOf('en', [
      ...goodFiles,
      ['src/pages/search.tsx', ''],
      ['docs/a.md', page],
    ])) as readonly string[];
    expect(text).toEqual(['docs/a.md:6 broken-link no page has the route /blog/tags']);
  });
});

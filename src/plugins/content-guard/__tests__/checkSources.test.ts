import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {findingLine, sortFindings} from '../../../build/findings';
import {recordOf, formatRecords, recordsFile} from '../../translation-status/core/records';
import {sectionsOf} from '../../translation-status/core/sections';
import {staleByRecord} from '../../translation-status/server/readRecords';
import {checkFrontMatter} from '../core/rules/frontMatter';
import {checkTranslations} from '../core/rules/translations';
import {readSources} from '../server/readSources';
import type {ContentSet} from '../types';
import {faultyChinese, faultyEnglish, goodFiles, type FaultyFile} from './faultySite';

const sets: ContentSet[] = [
  {
    kind: 'docs',
    product: 'Kusion',
    folder: 'docs',
    translations: 'i18n/{locale}/docusaurus-plugin-content-docs/current',
  },
  {
    kind: 'pages',
    product: 'Pages',
    folder: 'src/pages',
    translations: 'i18n/{locale}/docusaurus-plugin-content-pages',
  },
];

const folders: string[] = [];

function writeSite(files: readonly (readonly [string, string])[]): string {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  folders.push(siteDir);
  for (const [file, text] of files) {
    fs.mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, file), text);
  }
  return siteDir;
}

async function findingsOf(locale: string, files: readonly (readonly [string, string])[]): Promise<string[]> {
  const siteDir = writeSite(files);
  const sources = await readSources({siteDir, sets, locale, defaultLocale: 'en'});
  const isStale = staleByRecord(siteDir, sets, locale);
  return sortFindings([...checkFrontMatter(sources), ...checkTranslations(sources, isStale)]).map(
    findingLine,
  );
}

function expected(files: readonly FaultyFile[]): string[] {
  return files.flatMap(({file, faults}) => faults.map((fault) => `${file}:${fault}`));
}

/** Replaces findings with the expected starts that they match, so that a diff shows the others. */
function beginningsOf(findings: readonly string[], beginnings: readonly string[]): string[] {
  return findings.map((finding) => beginnings.find((text) => finding.startsWith(text)) ?? finding);
}

afterEach(() => {
  for (const folder of folders.splice(0)) {
    fs.rmSync(folder, {recursive: true});
  }
});

describe('the source checks', () => {
  it('find nothing in valid content in either language', async () => {
    expect(await findingsOf('en', goodFiles)).toEqual([]);
    expect(await findingsOf('zh', goodFiles)).toEqual([]);
  });

  it('list all problems of the English pages with file and line', async () => {
    const files = faultyEnglish.map(({file, text}): [string, string] => [file, text]);
    const beginnings = expected(faultyEnglish);
    const found = beginningsOf(await findingsOf('en', [...goodFiles, ...files]), beginnings);
    expect([...found].sort()).toEqual([...beginnings].sort());
  });

  it('list all problems of the Chinese pages with file and line', async () => {
    const files = [
      ...faultyChinese.english,
      ...faultyChinese.faults.map(({file, text}): [string, string] => [file, text]),
    ];
    const beginnings = expected(faultyChinese.faults);
    const found = beginningsOf(await findingsOf('zh', [...goodFiles, ...files]), beginnings);
    expect([...found].sort()).toEqual([...beginnings].sort());
    expect(await findingsOf('en', [...goodFiles, ...files])).toEqual([]);
  });

  it('accept a stale translation without new headings', async () => {
    const head = '---\ntitle: A\ndescription: A page.\n---\n\nText.\n';
    const siteDir = writeSite([['docs/a.md', head]]);
    const {originals} = await readSources({siteDir, sets, locale: 'zh', defaultLocale: 'en'});
    const [page] = originals;
    const record = page && recordOf(sectionsOf(page));
    const folder = 'i18n/zh/docusaurus-plugin-content-docs/current';
    const files: [string, string][] = [
      ...goodFiles.map(([file, text]): [string, string] => [file, text]),
      ['docs/a.md', `${head}\n## New {/* #new */}\n`],
      [`${folder}/a.md`, head],
    ];
    const records = record && formatRecords(new Map([['a.md', record]]));
    expect(await findingsOf('zh', [...files, [`${folder}/${recordsFile}`, records ?? '']])).toEqual([]);
    expect(await findingsOf('zh', files)).toEqual([
      expect.stringContaining('the anchor "#new" of docs/a.md is missing'),
    ]);
  });
});

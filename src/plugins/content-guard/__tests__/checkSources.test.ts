import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {findingLine, sortFindings} from '../../../build/findings';
import {checkFrontMatter} from '../core/rules/frontMatter';
import {checkTranslations} from '../core/rules/translations';
import {readSources} from '../server/readSources';
import type {ContentSet} from '../types';
import {faultyChinese, faultyEnglish, goodFiles, type FaultyFile} from './faultySite';

const sets: ContentSet[] = [
  {
    kind: 'docs',
    folder: 'docs',
    translations: 'i18n/{locale}/docusaurus-plugin-content-docs/current',
  },
  {
    kind: 'pages',
    folder: 'src/pages',
    translations: 'i18n/{locale}/docusaurus-plugin-content-pages',
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
  const sources = await readSources({siteDir, sets, locale, defaultLocale: 'en'});
  return sortFindings([...checkFrontMatter(sources), ...checkTranslations(sources)]).map(findingLine);
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

describe('the checks of the sources', () => {
  it('finds nothing in good content, in either language', async () => {
    expect(await findingsOf('en', goodFiles)).toEqual([]);
    expect(await findingsOf('zh', goodFiles)).toEqual([]);
  });

  it('lists every fault of the English pages at once, each with file and line', async () => {
    const files = faultyEnglish.map(({file, text}): [string, string] => [file, text]);
    const beginnings = expected(faultyEnglish);
    const found = beginningsOf(await findingsOf('en', [...goodFiles, ...files]), beginnings);
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
});

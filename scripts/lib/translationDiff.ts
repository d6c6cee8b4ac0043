import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {diffWordsWithSpace} from 'diff';
import {readPage} from '../../src/plugins/content-guard/server/readSources';
import type {SourcePage} from '../../src/plugins/content-guard/types';
import {recordOf, type TranslationRecord} from '../../src/plugins/translation-status/core/records';
import {sectionsOf} from '../../src/plugins/translation-status/core/sections';

function git(siteDir: string, ...args: readonly string[]): string {
  return spawnSync('git', args, {cwd: siteDir, encoding: 'utf8', maxBuffer: 2 ** 28}).stdout;
}

/** Texts of a page's sections, by anchor. */
function textsOf(page: SourcePage, text: string): Map<string, string> {
  const lines = text.split('\n');
  const sections = sectionsOf(page);
  return new Map(
    sections.map(({id, line}, index) => {
      const own = lines.slice(line - 1, (sections[index + 1]?.line ?? Infinity) - 1);
      return [id, own.join('\n').trim()];
    }),
  );
}

/** The sections of the newest commit of an English page that matches a record. */
async function recordedTexts(
  siteDir: string,
  {set, file, path: below}: SourcePage,
  record: TranslationRecord,
): Promise<Map<string, string> | undefined> {
  for (const commit of git(siteDir, 'log', '--format=%H', '--', file).split('\n').filter(Boolean)) {
    const text = git(siteDir, 'show', `${commit}:./${file}`);
    const page = await readPage(siteDir, set, file, below, text);
    if (isDeepStrictEqual(recordOf(sectionsOf(page)), record)) {
      return textsOf(page, text);
    }
  }
  return undefined;
}

/** Changed lines of two texts, with changes marked word by word: `[-old-]` and `{+new+}`. */
function wordDiff(before: string, after: string): string {
  const marked = diffWordsWithSpace(before, after).map(({added, removed, value}) => {
    const marks = added ? '{+$&+}' : removed ? '[-$&-]' : '$&';
    return value.replace(/.+/g, marks);
  });
  const lines = marked.join('').split('\n');
  return lines.filter((line) => /\[-|\{\+/.test(line)).join('\n');
}

/**
 * The changes in the sections of an English page since its translation was recorded.
 *
 * @returns differences by anchor, including removed sections. `undefined` without the page's history
 */
export async function changesSince(
  siteDir: string,
  page: SourcePage,
  record: TranslationRecord,
): Promise<Map<string, string> | undefined> {
  const before = await recordedTexts(siteDir, page, record);
  if (!before) {
    return undefined;
  }
  const after = textsOf(page, fs.readFileSync(path.join(siteDir, page.file), 'utf8'));
  return new Map(
    [...new Set([...before.keys(), ...after.keys()])]
      .filter((id) => before.get(id) !== after.get(id))
      .map((id) => [id, wordDiff(before.get(id) ?? '', after.get(id) ?? '')]),
  );
}

import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {ContentFolder} from '../../../../config/contentSets';
import {temporaryFolder} from '../../../build/__tests__/temporaryFolder';
import {writeFile} from '../../../build/files';
import {findingLine, sortFindings} from '../../../build/findings';
import {recordOf, formatRecords, recordsFile} from '../../translation-status/core/records';
import {sectionsOf} from '../../translation-status/core/sections';
import {compare} from '../../translation-status/core/status';
import {readRecords} from '../../translation-status/server/readRecords';
import {checkFrontMatter} from '../core/rules/frontMatter';
import {checkTranslations} from '../core/rules/translations';
import {readSources} from '../server/readSources';
import type {SourcePage} from '../types';

const zh = 'i18n/zh/docusaurus-plugin-content-docs/current';
const sets: ContentFolder[] = [
  {kind: 'docs', product: 'Kusion', folder: 'docs', translations: zh.replace('/zh/', '/{locale}/')},
];

/** Texts of files by path. */
type Files = Readonly<Record<string, string>>;

const page = (text = 'Text.\n', field = '') => `---\ntitle: A\ndescription: A page.\n${field}---\n\n${text}`;
const anchors = page('## One {/* #one */}\n\n## Two {/* #two */}\n');

/** Valid pages in both languages, to which invalid ones are added. */
const valid: Files = Object.fromEntries(
  ['docs', zh].flatMap((folder) => [
    [`${folder}/overview.md`, page('Text.\n', 'slug: /\n')],
    [`${folder}/anchors.md`, anchors],
  ]),
);

async function read(files: Files, locale: string) {
  const siteDir = temporaryFolder();
  Object.entries(files).forEach(([file, text]) => writeFile(path.join(siteDir, file), text));
  return {siteDir, sources: await readSources(siteDir, sets, locale)};
}

async function findingsOf(locale: string, files: Files): Promise<string[]> {
  const {siteDir, sources} = await read({...valid, ...files}, locale);
  const recordFor = readRecords(siteDir, sets, locale);
  const isStale = (page: SourcePage, original: SourcePage) =>
    compare(original, page, recordFor(original)).status === 'stale';
  return sortFindings([...checkFrontMatter(sources), ...checkTranslations(sources, isStale)]).map(
    findingLine,
  );
}

describe('the source checks', () => {
  it('find nothing in valid content in either language', async () => {
    expect(await findingsOf('en', {})).toEqual([]);
    expect(await findingsOf('zh', {'docs/untranslated.md': page()})).toEqual([]);
  });

  it('report invalid YAML with its line', async () => {
    const file = {'docs/bad-yaml.md': '---\ntitle: A\ndescription: "open\n---\n\nText.\n'};
    expect(await findingsOf('en', file)).toEqual([
      'docs/bad-yaml.md:4 front-matter unexpected end of the stream within a double quoted scalar',
    ]);
  });

  it('list all problems of the Chinese pages with file and line', async () => {
    const files = {
      'docs/extension.md': page(),
      [`${zh}/extension.mdx`]: page(),
      [`${zh}/misnamed.md`]: page(),
      'docs/slug.md': page('Text.\n', 'slug: /renamed\n'),
      [`${zh}/slug.md`]: page('文字。\n', 'slug: /gaiming\n'),
      'docs/headings.md': anchors,
      [`${zh}/headings.md`]: page('## 一 {/* #one */}\n\n## 第二节\n'),
      'docs/order.md': anchors,
      [`${zh}/order.md`]: page('## 二 {/* #two */}\n\n## 一 {/* #one */}\n'),
    };
    const expected = [
      'extension.mdx:1 orphan-translation the build ignores this file, because docs/extension.mdx does not exist',
      'headings.md:1 translation-headings the anchor "#two" of docs/headings.md is missing',
      'headings.md:8 translation-headings the anchor "#第二节" is not in docs/headings.md',
      'misnamed.md:1 orphan-translation the build ignores this file, because docs/misnamed.md does not exist',
      'order.md:1 translation-headings the headings must be in the same order as in docs/order.md',
      'slug.md:4 translation-slug the slug must match docs/slug.md: "/renamed"',
    ];
    expect(await findingsOf('zh', files)).toEqual(
      expected.map((beginning) => expect.stringContaining(`${zh}/${beginning}`) as string),
    );
    expect(await findingsOf('en', files)).toEqual([]);
  });

  it('accept a stale translation without new headings', async () => {
    const {sources} = await read({'docs/a.md': page()}, 'zh');
    const records = new Map(sources.originals.map((old) => ['a.md', recordOf(sectionsOf(old))]));
    const files = {'docs/a.md': page('Text.\n\n## New {/* #new */}\n'), [`${zh}/a.md`]: page()};
    expect(await findingsOf('zh', {...files, [`${zh}/${recordsFile}`]: formatRecords(records)})).toEqual([]);
    expect(await findingsOf('zh', files)).toEqual([
      expect.stringContaining('the anchor "#new" of docs/a.md is missing'),
    ]);
  });
});

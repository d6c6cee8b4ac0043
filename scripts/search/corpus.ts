import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {TranslationMessage} from '@docusaurus/types';
import {products} from '../../config/products';
import {releasedVersions} from '../../config/versions';
import {htmlFileOf} from '../../src/build/files';
import {defaultTag, docsTag} from '../../src/plugins/search/core/indexFile';
import {pageRoute, unversioned} from '../../src/plugins/search/core/pages';
import {extractSections} from '../../src/plugins/search/server/extractSections';
import type {IndexInfo, SearchIndexFile, SectionPhrases} from '../../src/plugins/search/types';
import {requireBuild, type BuiltLocale} from '../lib/builtSite';
import {projectFileExists, readProjectFile} from '../lib/projectDir';
import type {Finding} from '../lib/report';

/** An index file of the built site. */
export interface BuiltIndex extends IndexInfo {
  readonly file: string;
  readonly text: string;
  readonly content: SearchIndexFile;
}

/** The name of a product in a language, as in the navbar of the built site. */
function productName(label: string, locale: string): string {
  const file = `i18n/${locale}/docusaurus-theme-classic/navbar.json`;
  const texts = projectFileExists(file)
    ? (JSON.parse(readProjectFile(file)) as Record<string, TranslationMessage | undefined>)
    : {};
  return texts[`item.label.${label}`]?.message ?? label;
}

/** Every index file of a built language. */
export function readIndexes({outDir, locale}: Pick<BuiltLocale, 'outDir' | 'locale'>): BuiltIndex[] {
  requireBuild(outDir);
  return fs
    .readdirSync(outDir)
    .sort()
    .flatMap((entry): BuiltIndex[] => {
      const tag = /^search-index-(.+)\.json$/.exec(entry)?.[1];
      if (tag === undefined) {
        return [];
      }
      const product = products.find(({id}) => tag.startsWith(docsTag(id, '')));
      const file = path.join(outDir, entry);
      const text = fs.readFileSync(file, 'utf8');
      const content = JSON.parse(text) as SearchIndexFile;
      const name = product && productName(product.label, locale);
      return [{tag, pluginId: product?.id, product: name, file, text, content}];
    });
}

/** Tag of the index of a product's newest release, or of its only version. */
export function latestTag(pluginId: string): string | undefined {
  const product = products.find(({id}) => id === pluginId);
  return product && docsTag(pluginId, releasedVersions(product)[0] ?? 'current');
}

/** The indexes for readers without a preferred version: the latest of each product, and that of all other pages. */
export function latestIndexes(indexes: readonly BuiltIndex[]): BuiltIndex[] {
  const latest = products.map(({id}) => latestTag(id));
  return indexes.filter(({tag}) => tag === defaultTag || latest.includes(tag));
}

/**
 * Phrases of sections that no version has.
 *
 * @param phrases in the order of their table
 * @param file the table
 * @param indexes all indexes of the language
 */
export function phraseFindings(
  phrases: SectionPhrases,
  file: string,
  indexes: readonly Pick<BuiltIndex, 'content'>[],
  baseUrl: string,
): Finding[] {
  const documents = indexes.flatMap(({content}) => content.documents);
  const known = new Set(documents.map(({sectionRoute}) => unversioned(sectionRoute, baseUrl)));
  return Object.keys(phrases).flatMap((section, index) => {
    const message = `No version has the section ${section}. Correct its address, or delete the line`;
    return known.has(section) ? [] : [{file, line: index + 2, rule: 'search-phrases', message}];
  });
}

/** Compressed bytes of an index file, and bytes of the titles, texts, and phrases it indexes. */
export function sizeOf(
  {text, content}: Pick<BuiltIndex, 'text' | 'content'>,
  {outDir, baseUrl}: Pick<BuiltLocale, 'outDir' | 'baseUrl'>,
  phrases: SectionPhrases,
) {
  const routes = new Set(content.documents.map(({sectionRoute}) => pageRoute(sectionRoute)));
  const sections = [...routes].flatMap(
    (route) => extractSections(fs.readFileSync(htmlFileOf(outDir, baseUrl, route), 'utf8')).sections,
  );
  const typed = content.documents.map(({sectionRoute}) => phrases[unversioned(sectionRoute, baseUrl)] ?? '');
  return {
    gzip: gzipSync(text, {level: 9}).length,
    indexed: Buffer.byteLength([...sections.map(({title, text: own}) => title + own), ...typed].join('')),
  };
}

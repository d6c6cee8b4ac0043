import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {products} from '../../config/products';
import {releasedVersions} from '../../config/versions';
import {htmlFileOf} from '../../src/build/files';
import {defaultTag, docsTag} from '../../src/plugins/search/core/indexFile';
import {extractSections} from '../../src/plugins/search/server/extractSections';
import type {IndexInfo, SearchDocument, SearchIndexFile} from '../../src/plugins/search/types';

/** An index file of the built site. */
export interface BuiltIndex extends IndexInfo {
  readonly file: string;
  readonly text: string;
  readonly content: SearchIndexFile;
}

/** A section with all of its text, which the index files cut. */
export interface WholeSection extends SearchDocument {
  readonly text: string;
}

/** Where the build of a language is. */
export interface BuiltOutput {
  readonly outDir: string;
  readonly baseUrl: string;
}

/** Size of an index file, and of the text in it. */
export interface IndexSize {
  readonly tag: string;
  readonly sections: number;
  readonly bytes: number;
  readonly gzip: number;
  /** UTF-8 bytes of the indexed titles and texts. */
  readonly text: number;
}

function infoOf(tag: string): IndexInfo {
  const product = products
    .filter(({id}) => tag.startsWith(`docs-${id}-`))
    .sort((a, b) => b.id.length - a.id.length)[0];
  return product ? {tag, pluginId: product.id, product: product.label} : {tag};
}

/** Every index file of a built language. */
export function readIndexes({outDir}: BuiltOutput): BuiltIndex[] {
  return fs
    .readdirSync(outDir)
    .flatMap((name): BuiltIndex[] => {
      const tag = /^search-index-(.+)\.json$/.exec(name)?.[1];
      const file = path.join(outDir, name);
      const text = tag === undefined ? '' : fs.readFileSync(file, 'utf8');
      return tag === undefined
        ? []
        : [{...infoOf(tag), file, text, content: JSON.parse(text) as SearchIndexFile}];
    })
    .sort((a, b) => (a.tag < b.tag ? -1 : 1));
}

/** Index of a product's newest release, or of its only version. */
export function latestTag(pluginId: string): string | undefined {
  const product = products.find(({id}) => id === pluginId);
  return product && docsTag(pluginId, releasedVersions(product)[0] ?? 'current');
}

/** The indexes for a reader who prefers no version: the latest of each product, and the rest of the site. */
export function latestIndexes(indexes: readonly BuiltIndex[]): BuiltIndex[] {
  const latest = products.map(({id}) => latestTag(id));
  return indexes.filter(({tag}) => tag === defaultTag || latest.includes(tag));
}

/** Sections of an index with their whole text, read from the built pages. */
export function wholeSections({outDir, baseUrl}: BuiltOutput, {content}: BuiltIndex): WholeSection[] {
  const pages = new Map<string, ReadonlyMap<string, string>>();
  const textsOf = (route: string) => {
    let texts = pages.get(route);
    if (!texts) {
      const {sections} = extractSections(fs.readFileSync(htmlFileOf(outDir, baseUrl, route), 'utf8'));
      texts = new Map(sections.map(({anchor, text}) => [anchor, text]));
      pages.set(route, texts);
    }
    return texts;
  };
  return content.documents.map((document) => {
    const [route = '', anchor = ''] = document.sectionRoute.split('#');
    return {...document, text: textsOf(route).get(anchor) ?? document.content};
  });
}

/** Sizes of an index, compressed as hosts do it. */
export function sizeOf({tag, text}: BuiltIndex, sections: readonly WholeSection[]): IndexSize {
  return {
    tag,
    sections: sections.length,
    bytes: Buffer.byteLength(text),
    gzip: gzipSync(text, {level: 9}).length,
    text: sections.reduce(
      (sum, section) => sum + Buffer.byteLength(section.title) + Buffer.byteLength(section.text),
      0,
    ),
  };
}

/** A smaller text repeats few words, so its index is relatively large. */
const leastText = 300_000;
/** Most compressed bytes per byte of text. */
const budgets: Readonly<Record<string, number>> = {en: 0.55, zh: 1};

/** What is wrong with the size of an index of a language. */
export function sizeFaults(locale: string, {text, gzip}: IndexSize): string[] {
  const budget = budgets[locale] ?? Infinity;
  return text >= leastText && gzip / text > budget
    ? [`takes ${(gzip / text).toFixed(2)} compressed bytes per byte of text, must take at most ${budget}`]
    : [];
}

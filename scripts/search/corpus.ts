import fs from 'node:fs';
import path from 'node:path';
import {products} from '../../config/products';
import {releasedVersions} from '../../config/versions';
import {htmlFileOf} from '../../src/build/files';
import {defaultTag, docsTag, indexFileName} from '../../src/plugins/search/core/indexFile';
import {extractSections} from '../../src/plugins/search/server/extractSections';
import type {IndexInfo, SearchDocument, SearchIndexFile} from '../../src/plugins/search/types';

/** An index file of the built site. */
export interface BuiltIndex extends IndexInfo {
  readonly name: string;
  readonly bytes: Buffer;
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

function infoOf(tag: string): IndexInfo {
  const product = products
    .filter(({id}) => tag.startsWith(`docs-${id}-`))
    .sort((a, b) => b.id.length - a.id.length)[0];
  return product
    ? {tag, pluginId: product.id, product: product.label, version: tag.slice(`docs-${product.id}-`.length)}
    : {tag};
}

/** Every index file of a built language. */
export function readIndexes({outDir}: BuiltOutput): BuiltIndex[] {
  return fs
    .readdirSync(outDir)
    .flatMap((name) => /^search-index-(.+)\.json$/.exec(name)?.[1] ?? [])
    .sort()
    .map((tag) => {
      const bytes = fs.readFileSync(path.join(outDir, indexFileName(tag)));
      return {
        ...infoOf(tag),
        name: indexFileName(tag),
        bytes,
        content: JSON.parse(bytes.toString()) as SearchIndexFile,
      };
    });
}

/** Index of the newest release of a product, or of its only version. */
export function latestTag(pluginId: string): string | undefined {
  const product = products.find(({id}) => id === pluginId);
  return product && docsTag(pluginId, releasedVersions(product)[0] ?? 'current');
}

/** The indexes that a reader searches who prefers no version: the latest of each product, and the rest of the site. */
export function latestIndexes(indexes: readonly BuiltIndex[]): BuiltIndex[] {
  return indexes.filter(
    ({tag, pluginId}) => tag === defaultTag || (pluginId !== undefined && tag === latestTag(pluginId)),
  );
}

/** Sections of some indexes with their whole text, read from the built pages again. */
export function wholeSections(
  {outDir, baseUrl}: BuiltOutput,
  indexes: readonly BuiltIndex[],
): WholeSection[] {
  const pages = new Map<string, ReadonlyMap<string, string>>();
  const textsOf = (route: string) => {
    const known = pages.get(route);
    if (known) {
      return known;
    }
    const {sections} = extractSections(fs.readFileSync(htmlFileOf(outDir, baseUrl, route), 'utf8'));
    const texts = new Map(sections.map(({anchor, text}) => [anchor, text]));
    pages.set(route, texts);
    return texts;
  };
  return indexes.flatMap(({content}) =>
    content.documents.map((document) => {
      const [route = '', anchor = ''] = document.sectionRoute.split('#');
      return {...document, text: textsOf(route).get(anchor) ?? document.content};
    }),
  );
}

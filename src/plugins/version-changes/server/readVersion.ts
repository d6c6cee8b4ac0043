import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {digest} from '../../../build/digest';
import {filesBelow, isFile} from '../../../build/files';
import {expandAll} from '../../../remark/reference/expand';
import {referenceFolder, type ReferenceData} from '../../../remark/reference/load';
import {pagesBelow} from '../../../remark/reference/pageIndex';
import {placeOf, type ReferenceProduct} from '../../../remark/reference/place';
import {directiveIn} from '../../../remark/reference/scan';
import {blocksOf, type Block} from '../core/blocks';
import {weigh, type Weights} from '../core/comparePages';
import {itemsOf, type Item} from '../core/items';
import type {DocumentedVersion} from '../types';
import {tableBlocks} from './tableBlocks';

/** A page of a version. */
export interface VersionPage {
  readonly title: string;
  /** Path below the version's own, without outer slashes. */
  readonly route: string;
  /** Path below the base URL. */
  readonly path: string;
  /** Source, relative to the site. */
  readonly file: string;
  readonly blocks: readonly Block[];
  readonly weights: Weights;
}

/** What a version has, in one language. */
export interface VersionContent {
  readonly pages: readonly VersionPage[];
  readonly items: readonly Item[];
}

/** Where versions are read from. */
export interface Source {
  readonly siteDir: string;
  readonly locale: string;
  readonly product: ReferenceProduct;
  readonly data: ReferenceData;
}

const kinds = ['cli', 'schemas', 'workspace', 'crds', 'api', 'helm'] as const;

/** Path of a page below its version, as Docusaurus makes it; an index ends with a slash. */
export function slugOf(file: string, slug?: string): string {
  const parts = file.replace(/\.mdx?$/, '').split('/');
  const name = parts.pop() ?? '';
  if (slug !== undefined) {
    return new URL(slug, `http://page/${parts.map((part) => `${part}/`).join('')}`).pathname;
  }
  const isIndex = ['index', 'readme', parts.at(-1)?.toLowerCase()].includes(name.toLowerCase());
  return `/${[...parts, isIndex ? '' : name].join('/')}`;
}

/** English pages of a version; a page that a language lacks is shown in English. */
function sourcesOf({siteDir, locale}: Source, {folder, translations}: DocumentedVersion): string[] {
  return pagesBelow(siteDir, folder).map((file) => {
    const translated = translations.replace('{locale}', locale) + file.slice(folder.length);
    return isFile(path.join(siteDir, translated)) ? translated : file;
  });
}

/** Digest of everything that {@link readVersion} reads. */
export function versionDigest(source: Source, version: DocumentedVersion): string {
  const folder = path.join(referenceFolder, source.product.data, version.label);
  const data = filesBelow(path.join(source.siteDir, folder)).map((name) => path.join(folder, name));
  const files = [...sourcesOf(source, version), ...data];
  return digest(...files.flatMap((file) => [file, fs.readFileSync(path.join(source.siteDir, file))]));
}

/** Reads pages and reference data of a version. */
export function readVersion(source: Source, version: DocumentedVersion): VersionContent {
  const {siteDir, locale, product, data} = source;
  const pages = sourcesOf(source, version).flatMap((file): VersionPage[] => {
    const text = fs.readFileSync(path.join(siteDir, file), 'utf8').replaceAll('\r\n', '\n');
    const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
    const {title, slug, draft, unlisted} = (parse(head) ?? {}) as Record<
      string,
      string | boolean | undefined
    >;
    if (draft === true || unlisted === true) {
      return [];
    }
    const place = placeOf(file, [product], locale);
    const expand = (line: string, level: number) => {
      const used = {...directiveIn(line), colons: 2, line: 1, depth: level} as Parameters<
        typeof expandAll
      >[0][number];
      return tableBlocks(expandAll([used], {place, data, find: () => undefined}).tables.flat());
    };
    const root = file.startsWith(version.folder)
      ? version.folder
      : version.translations.replace('{locale}', locale);
    const below = slugOf(file.slice(root.length + 1), slug as string | undefined);
    const blocks: Block[] = [
      {kind: 'heading', level: 1, text: String(title ?? '')},
      ...blocksOf(text, expand),
    ];
    return [
      {
        title: String(title ?? below),
        route: below.replace(/^\/|\/$/g, ''),
        path: version.path + below,
        file,
        blocks,
        weights: weigh(blocks),
      },
    ];
  });
  const loaded = kinds.map((kind) => [kind, data.load(product.data, version.label, kind).data] as const);
  return {pages, items: itemsOf(Object.fromEntries(loaded))};
}

import fs from 'node:fs';
import path from 'node:path';
import {cacheVersion} from '../../../build/cacheVersion';
import {digest} from '../../../build/digest';
import {keep, keptIn} from '../../../build/keep';
import {referenceData} from '../../../remark/reference/load';
import type {ReferenceProduct} from '../../../remark/reference/place';
import {parseMovedPages} from '../../page-twins/core/parseMovedPages';
import type {Changes, DocumentedVersion} from '../types';
import {compareVersions, type MovedPages, type ReadVersion} from './compareVersions';
import {readVersion, versionDigest, type Source} from './readVersion';

/** A product whose versions are compared. */
export interface ComparedProduct extends ReferenceProduct {
  readonly route: string;
  readonly entry: string;
  readonly hue?: string;
  readonly repository?: string;
  /** Newest first. */
  readonly versions: readonly DocumentedVersion[];
}

/** What changed between two versions of a product. */
export interface VersionPair extends Changes {
  readonly product: ComparedProduct;
  readonly from: DocumentedVersion;
  readonly to: DocumentedVersion;
  /** Whether no version is between the two. */
  readonly areNeighbors: boolean;
}

/** Where moved pages are listed, relative to the site. */
const movedFolder = 'config/movedPages';

function movedPagesOf(siteDir: string, product: string): MovedPages & {readonly text: string} {
  const file = path.join(siteDir, movedFolder, `${product}.tsv`);
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return {text, ...(text === '' ? {versions: [], topics: []} : parseMovedPages(text, file))};
}

/** What each version of an item is, made when it is asked for. */
function once<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** Compares all pairs of versions of all products in one language, or takes them from an earlier build. */
export async function siteChanges(
  siteDir: string,
  locale: string,
  products: readonly ComparedProduct[],
): Promise<VersionPair[]> {
  const data = referenceData(siteDir);
  const folder = keptIn(siteDir, 'version-changes', locale);
  const code = folder === undefined ? '' : cacheVersion(siteDir, process.version);
  const pairs = products.flatMap((product) => {
    const source: Source = {siteDir, locale, product, data};
    const moved = movedPagesOf(siteDir, product.id);
    const digestOf = once((version: DocumentedVersion) => versionDigest(source, version));
    const read = once((version: DocumentedVersion): ReadVersion => ({
      ...version,
      content: readVersion(source, version),
    }));
    return product.versions.flatMap((to, index) =>
      product.versions.slice(index + 1).map(async (from, distance): Promise<VersionPair> => {
        const areNeighbors = distance === 0;
        const make = () =>
          Promise.resolve(compareVersions(read(from), read(to), {moved, locale, detailed: areNeighbors}));
        const changes =
          folder === undefined
            ? await make()
            : await keep(
                path.join(folder, `${product.id}-${from.label}-${to.label}.json`),
                digest(code, moved.text, digestOf(from), digestOf(to), String(areNeighbors)),
                make,
              );
        return {product, from, to, areNeighbors, ...changes};
      }),
    );
  });
  return Promise.all(pairs);
}

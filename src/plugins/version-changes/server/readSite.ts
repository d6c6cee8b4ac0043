import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ReferenceData} from '../../../remark/reference/load';
import {readMovedPages} from '../../page-twins/server/readMovedPages';
import {docsTag} from '../../search/core/indexFile';
import {collectPages, type AllContent} from '../../search/server/collectPages';
import type {ComparedProduct} from '../types';
import {changesPages} from './changesPages';
import {listVersions} from './listVersions';
import {readVersion} from './readVersion';

/** Locations of the products' versions. */
interface Site {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly locale: string;
  readonly data: ReferenceData;
  /** Number of older versions to compare each version with; all by default. */
  readonly depth?: number;
}

/**
 * Compares the versions of all served products in one language.
 *
 * @returns `changed` has the docs pages whose text changed since the previous version
 */
export function readSite(allContent: AllContent, products: readonly ComparedProduct[], site: Site) {
  const refs = collectPages(allContent, '');
  const changes = products.flatMap((product) => {
    const docs = allContent['docusaurus-plugin-content-docs']?.[product.id] as LoadedContent | undefined;
    const versions = docs?.loadedVersions ?? [];
    if (versions.length === 0) {
      return [];
    }
    const list = listVersions(product, versions, site);
    const contents = versions.map((version) => {
      const tag = docsTag(product.id, version.versionName);
      const pages = refs.filter((page) => page.tag === tag);
      return readVersion({...site, product}, version, pages);
    });
    const moved = readMovedPages(site.siteDir, product.id);
    return [{list, ...changesPages({...site, product, list, contents, moved})}];
  });
  return {
    lists: changes.map(({list}) => list),
    pages: changes.flatMap(({pages}) => pages),
    changed: changes.flatMap(({changed}) => changed),
  };
}

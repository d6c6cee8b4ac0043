import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {kindNames} from '../../../remark/reference/data/kinds';
import type {ReferenceData} from '../../../remark/reference/load';
import {changesPath, feedPath} from '../core/paths';
import type {ComparedProduct} from '../types';

/** The release that a version's pages describe, from the sources in its reference data. */
function releaseOf(data: ReferenceData, product: ComparedProduct, label: string) {
  const sources = kindNames.flatMap((kind) => data.load(product.data, label, kind).data?.sources ?? []);
  const source = sources.find(({repository, tag}) => repository === product.repository && /^v\d/.test(tag));
  return (
    source && {
      tag: source.tag,
      date: source.date,
      notes: `${source.repository}/releases/tag/${source.tag}`,
    }
  );
}

/** Status of a version. The latest one and the previous one are maintained. */
function statusOf(index: number, latest: number): 'next' | 'latest' | 'maintained' | 'archived' {
  const released = ['latest', 'maintained'] as const;
  return index < latest ? 'next' : (released[index - latest] ?? 'archived');
}

/**
 * The versions of a product for `/versions`.
 *
 * @param versions names of the versions, newest first
 */
export function listVersions(
  product: ComparedProduct,
  versions: readonly Pick<LoadedVersion, 'label' | 'path' | 'isLast'>[],
  {data, baseUrl}: {readonly data: ReferenceData; readonly baseUrl: string},
) {
  const {route, label: name, entry} = product;
  const latest = versions.findIndex(({isLast}) => isLast);
  return {
    id: route,
    product: name,
    feed: baseUrl + feedPath(route),
    versions: versions.map(({label, path}, index) => {
      const status = statusOf(index, latest);
      const since = versions[index + 1]?.label;
      return {
        label,
        status,
        docs: path.replace(/\/$/, '') + entry,
        /** The previous version, and the path of the changes since; absent for the oldest version. */
        changes: since === undefined ? undefined : {since, path: baseUrl + changesPath(route, label)},
        /** Absent for the unreleased version. */
        release: status === 'next' ? undefined : releaseOf(data, product, label),
      };
    }),
  };
}

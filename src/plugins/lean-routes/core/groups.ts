import {fileIndex, nearestPrefix, pagesPerFile} from './pageFile';
import type {PageChain} from './routeTree';

/** Pages whose paths start alike, spread over files. */
export interface ChainGroup {
  readonly prefix: string;
  readonly files: readonly (readonly PageChain[])[];
}

/**
 * Divides pages into groups: those below the path of one parent route (one version of a product) belong
 * together, and all others.
 *
 * @param baseUrl prefix of the others
 */
export function groupPages(chains: readonly PageChain[], baseUrl: string): ChainGroup[] {
  const prefixes = new Set([...chains.flatMap(({records}) => records.at(-2)?.path ?? []), baseUrl]);
  const members = new Map<string, PageChain[]>();
  for (const chain of chains) {
    // A page without a parent may lie below a version all the same: browsers look for it there.
    const prefix = nearestPrefix(chain.path, [...prefixes]) ?? baseUrl;
    const group = members.get(prefix) ?? [];
    group.push(chain);
    members.set(prefix, group);
  }
  return [...members].map(([prefix, pages]) => {
    const count = Math.ceil(pages.length / pagesPerFile);
    const files = Array.from({length: count}, (_, index) =>
      pages.filter(({path}) => fileIndex(path, count) === index),
    );
    return {prefix, files};
  });
}

import {fileIndex, nearestPrefix, pagesPerFile} from './pageFile';
import type {PageChain} from './routeTree';

/** Pages below one path, spread over files. */
export interface ChainGroup {
  readonly prefix: string;
  readonly files: readonly (readonly PageChain[])[];
}

/**
 * Divides pages into groups: one for each parent route (a version of a product), and one for all other pages.
 *
 * @param baseUrl prefix of the group of all other pages
 */
export function groupPages(chains: readonly PageChain[], baseUrl: string): ChainGroup[] {
  const prefixes = new Set([...chains.flatMap(({records}) => records.at(-2)?.path ?? []), baseUrl]);
  const members = new Map<string, PageChain[]>();
  for (const chain of chains) {
    // Browsers look up a page by its longest prefix, even if it has no parent route.
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

import {fileIndex, nearestPrefix, pagesPerFile} from './pageFile';
import type {PageChain} from './routeTree';

/**
 * Divides pages into groups: one for each parent route (a version of a product), and one for all other pages. The pages
 * of a group are spread over files.
 *
 * @param baseUrl prefix of the group of all other pages
 */
export function groupPages(chains: readonly PageChain[], baseUrl: string) {
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

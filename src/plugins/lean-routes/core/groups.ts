import {fileIndex, pagesPerFile} from './pageFile';
import type {PageChain} from './routeTree';

/** Pages whose paths start alike, spread over files. */
export interface ChainGroup {
  readonly prefix: string;
  readonly files: readonly (readonly PageChain[])[];
}

/**
 * Divides pages into groups: those of one parent route (one version of a product) belong together, and
 * all pages without a parent.
 *
 * @param baseUrl prefix of the pages without a parent
 */
export function groupPages(chains: readonly PageChain[], baseUrl: string): ChainGroup[] {
  const members = new Map<string, PageChain[]>();
  for (const chain of chains) {
    const prefix = chain.records.at(-2)?.path ?? baseUrl;
    members.set(prefix, [...(members.get(prefix) ?? []), chain]);
  }
  return [...members].map(([prefix, pages]) => {
    const count = Math.ceil(pages.length / pagesPerFile);
    const files = Array.from({length: count}, (_, index) =>
      pages.filter(({path}) => fileIndex(path, count) === index),
    );
    return {prefix, files};
  });
}

import {loadIndex} from '../core/loadIndex';
import type {IndexInfo, LoadedIndex} from '../types';

/** Indexes by tag, each asked for once, however many questions wait for it. */
export interface IndexStore {
  /** Resolves always: an index that cannot be had is an empty one. */
  load(tag: string): Promise<LoadedIndex>;
  /** The index if it is here already. */
  ready(tag: string): LoadedIndex | undefined;
}

/**
 * Makes an empty store.
 *
 * @param infos the indexes that exist; another tag is never asked for.
 * @param fetchIndex gives what the file of a tag holds, or fails.
 */
export function createIndexStore(
  infos: readonly IndexInfo[],
  fetchIndex: (tag: string) => Promise<unknown>,
): IndexStore {
  const loads = new Map<string, Promise<LoadedIndex>>();
  const loaded = new Map<string, LoadedIndex>();

  async function read(tag: string): Promise<LoadedIndex> {
    const info = infos.find((candidate) => candidate.tag === tag);
    let index: LoadedIndex | undefined;
    try {
      index = info && loadIndex(info, await fetchIndex(tag));
    } catch (error) {
      // eslint-disable-next-line no-console -- The one trace that a missing index leaves.
      console.debug(`The search index "${tag}" is not available:`, error);
    }
    index ??= loadIndex(info ?? {tag}, undefined);
    loaded.set(tag, index);
    return index;
  }

  return {
    load(tag) {
      const load = loads.get(tag) ?? read(tag);
      loads.set(tag, load);
      return load;
    },
    ready: (tag) => loaded.get(tag),
  };
}

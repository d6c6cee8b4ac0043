import {indexUrl} from '../core/indexFile';
import {loadIndex, type ReadyIndex} from '../core/loadIndex';
import type {IndexInfo} from '../types';

/** Indexes by tag, each requested once however many questions wait for it. */
export interface IndexStore {
  /** Never rejects: an index that isn't available is an empty one. */
  load(tag: string): Promise<ReadyIndex>;
  /** The index if it has arrived. */
  ready(tag: string): ReadyIndex | undefined;
}

/** Index timeout, in ms. On a slow line (400 kbit/s) the files of all latest versions take 24 seconds. */
export const timeLimit = 30_000;

/**
 * Fetches the file of an index.
 *
 * @throws {Error} if the answer is an error, no JSON, late, or missing
 */
export async function fetchIndex(baseUrl: string, tag: string): Promise<unknown> {
  const response = await fetch(indexUrl(baseUrl, tag), {signal: AbortSignal.timeout(timeLimit)});
  if (!response.ok) {
    throw new Error(`${response.status} ${response.statusText}`);
  }
  return response.json();
}

/**
 * Makes an empty store.
 *
 * @param infos the indexes that exist; no other tag is requested
 * @param fetchFile returns the content of a tag's file, or rejects
 */
export function createIndexStore(
  infos: readonly IndexInfo[],
  fetchFile: (tag: string) => Promise<unknown>,
): IndexStore {
  const loads = new Map<string, Promise<ReadyIndex>>();
  const loaded = new Map<string, ReadyIndex>();

  async function read(tag: string): Promise<ReadyIndex> {
    const info = infos.find((candidate) => candidate.tag === tag);
    let index: ReadyIndex | undefined;
    try {
      index = info && loadIndex(info, await fetchFile(tag));
    } catch (error) {
      // eslint-disable-next-line no-console -- The only trace of a missing index.
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

import {indexUrl} from '../core/indexFile';

/**
 * Milliseconds after which an index is given up, so that a question does not wait for ever to be told that nothing
 * answers it. On a slow line (400 kbit/s) the files of all latest versions, 1.2 MB in Chinese, take 24 seconds.
 */
export const timeLimit = 30_000;

/**
 * Fetches the file of an index.
 *
 * @throws {Error} when the answer is an error, no JSON, late, or none at all.
 */
export async function fetchIndex(baseUrl: string, tag: string): Promise<unknown> {
  const response = await fetch(indexUrl(baseUrl, tag), {signal: AbortSignal.timeout(timeLimit)});
  if (!response.ok) {
    throw new Error(`${response.status} ${response.statusText}`);
  }
  return response.json();
}

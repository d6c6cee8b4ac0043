import {indexUrl} from '../core/indexFile';

/**
 * Fetches the file of an index.
 *
 * @throws {Error} when the answer is an error, no JSON, or none at all.
 */
export async function fetchIndex(baseUrl: string, tag: string): Promise<unknown> {
  const response = await fetch(indexUrl(baseUrl, tag));
  if (!response.ok) {
    throw new Error(`${response.status} ${response.statusText}`);
  }
  return response.json();
}

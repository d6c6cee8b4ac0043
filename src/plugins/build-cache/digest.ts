import {createHash} from 'node:crypto';

/**
 * Names contents, one after the other, so that other contents have another name.
 *
 * @returns 20 hexadecimal digits of a SHA-256
 */
export function digest(...contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) {
    hash.update(`${content.length} `).update(content);
  }
  return hash.digest('hex').slice(0, 20);
}

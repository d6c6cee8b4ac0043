import {createHash} from 'node:crypto';

/** First hexadecimal digits of a SHA-256. */
export function sha256(content: string | Buffer, digits: number): string {
  return createHash('sha256').update(content).digest('hex').slice(0, digits);
}

/**
 * One digest for several contents. Lengths are part of it, so `ab` + `c` and `a` + `bc` differ.
 *
 * @returns the first 20 hexadecimal digits of a SHA-256
 */
export function digest(...contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) {
    hash.update(`${content.length} `).update(content);
  }
  return hash.digest('hex').slice(0, 20);
}

import {createHash, randomUUID} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Gives the pictures of a diagram's text, drawing them only when they are not at hand. */
export type Cache = (text: string, draw: () => Promise<string>) => Promise<string>;

/** Draws every time. */
export const noCache: Cache = async (_text, draw) => draw();

/** Pictures that are being drawn, by file: versions of a page are compiled at the same time. */
const underWay = new Map<string, Promise<string>>();

async function readOrDraw(file: string, draw: () => Promise<string>): Promise<string> {
  const kept = await fs.readFile(file, 'utf8').catch(() => '');
  if (kept.startsWith('<svg') && kept.endsWith('</svg>')) {
    return kept;
  }
  const drawn = await draw();
  await fs.mkdir(path.dirname(file), {recursive: true});
  const unfinished = `${file}.${randomUUID()}`;
  await fs.writeFile(unfinished, drawn);
  await fs.rename(unfinished, file);
  return drawn;
}

/**
 * Keeps pictures in files, named after what they were drawn from, so that a diagram is drawn once
 * for all versions of its page and for all builds.
 *
 * @param folder where the files are kept; it may be deleted at any time.
 * @param drawnBy whatever besides the text decides how a diagram looks.
 */
export function fileCache(folder: string, drawnBy: string): Cache {
  return async (text, draw) => {
    const name = createHash('sha256').update(drawnBy).update('\0').update(text).digest('hex');
    const file = path.join(folder, `${name}.svg`);
    const other = underWay.get(file);
    if (other) {
      // What is wrong with a diagram is said by each page with its own line numbers.
      return other.catch(() => draw());
    }
    const own = readOrDraw(file, draw).finally(() => underWay.delete(file));
    underWay.set(file, own);
    return own;
  };
}

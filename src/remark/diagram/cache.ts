import {randomUUID} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {version as elkVersion} from 'elkjs/package.json';
import {digest} from '../../build/digest';

/** Gives the pictures of a diagram's text, drawing them only if they aren't at hand. */
export type Cache = (text: string, draw: () => Promise<string>) => Promise<string>;

/** Draws every time. */
export const noCache: Cache = async (_text, draw) => draw();

/** Pictures that are being drawn, by file, because versions of a page are compiled at the same time. */
const underWay = new Map<string, Promise<string>>();

async function readOrDraw(file: string, draw: () => Promise<string>): Promise<string> {
  const kept = await fs.promises.readFile(file, 'utf8').catch(() => '');
  if (kept.startsWith('<svg') && kept.endsWith('</svg>')) {
    return kept;
  }
  const drawn = await draw();
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const unfinished = `${file}.${randomUUID()}`;
  fs.writeFileSync(unfinished, drawn);
  fs.renameSync(unfinished, file);
  return drawn;
}

/**
 * Keeps pictures in files, so that a diagram is drawn once for all versions of its page and all builds.
 *
 * @param folder where the files are kept; it may be deleted at any time
 * @param drawnBy whatever besides the text decides how a diagram looks
 */
export function fileCache(folder: string, drawnBy: string): Cache {
  return async (text, draw) => {
    const file = path.join(folder, `${digest(drawnBy, text)}.svg`);
    const other = underWay.get(file);
    if (other) {
      // Errors have line numbers, so each page reports its own.
      return other.catch(() => draw());
    }
    const own = readOrDraw(file, draw).finally(() => underWay.delete(file));
    underWay.set(file, own);
    return own;
  };
}

/** Digest of what decides how diagrams look: the code of this folder, the layout engine, the Unicode data. */
export function rendererVersion(): string {
  const files = fs.readdirSync(__dirname).filter((name) => name.endsWith('.ts'));
  const sources = files.sort().map((name) => fs.readFileSync(path.join(__dirname, name)));
  return digest(elkVersion, process.versions.icu ?? '', ...sources);
}

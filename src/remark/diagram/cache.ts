import {randomUUID} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {version as elkVersion} from 'elkjs/package.json';
import {digest} from '../../build/digest';

/** Returns a diagram's cached pictures, or draws them. */
export type Cache = (text: string, draw: () => Promise<string>) => Promise<string>;

/** Always draws. */
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
 * @param folder folder of the files; it can be deleted at any time
 * @param drawnBy version of the renderer
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

/** Version of the renderer: a digest of this folder's code, the layout engine, and the Unicode data. */
export function rendererVersion(): string {
  const files = fs.readdirSync(__dirname).filter((name) => name.endsWith('.ts'));
  const sources = files.sort().map((name) => fs.readFileSync(path.join(__dirname, name)));
  return digest(elkVersion, process.versions.icu ?? '', ...sources);
}

import fs from 'node:fs';
import path from 'node:path';
import {version as elkVersion} from 'elkjs/package.json';
import {digest} from '../../build/digest';
import {keep, keptIn} from '../../build/keep';

/** Pictures that are being drawn, by file, because versions of a page are compiled at the same time. */
const underWay = new Map<string, Promise<string>>();

/** Version of the renderer: a digest of this folder's code, the layout engine, and the Unicode data. */
function rendererVersion(): string {
  const files = fs.readdirSync(__dirname).filter((name) => name.endsWith('.ts'));
  const sources = files.sort().map((name) => fs.readFileSync(path.join(__dirname, name)));
  return digest(elkVersion, process.versions.icu ?? '', ...sources);
}

/** Folder of cached pictures. Each language has its own, because languages are built at the same time. */
const folderOfSite = () => keptIn(process.cwd(), 'diagrams', process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'en');

/**
 * Keeps pictures in files, so that a diagram is drawn once for all versions of its page and all builds.
 *
 * @param folder folder of the files; it can be deleted at any time
 * @param drawnBy version of the renderer
 * @returns a function that returns a diagram's cached pictures, or draws them
 */
export function diagramCache(folder = folderOfSite(), drawnBy = rendererVersion()) {
  return async (text: string, draw: () => Promise<string>): Promise<string> => {
    if (folder === undefined) {
      return draw();
    }
    const key = digest(drawnBy, text);
    const file = path.join(folder, `${key}.json`);
    const other = underWay.get(file);
    if (other) {
      // Errors have line numbers, so each page reports its own.
      return other.catch(draw);
    }
    const own = keep(file, key, draw).finally(() => underWay.delete(file));
    underWay.set(file, own);
    return own;
  };
}

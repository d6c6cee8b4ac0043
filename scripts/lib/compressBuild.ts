import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {mediaTypeOf} from './mediaTypeOf';

const gzip = promisify(zlib.gzip);
const brotli = promisify(zlib.brotliCompress);

/** Below this size headers outweigh what compression saves. */
const smallestBytes = 512;

/** Files compressed at once; zlib works in as many threads of Node's pool. */
const batch = 4;

/** What was written, and how much smaller it is. */
export interface CompressionSummary {
  readonly files: number;
  readonly bytes: number;
  readonly gzipBytes: number;
  readonly brotliBytes: number;
}

function textFiles(buildDir: string): string[] {
  return fs
    .readdirSync(buildDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && mediaTypeOf(entry.name)?.text)
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => fs.statSync(file).size >= smallestBytes);
}

async function compressFile(file: string): Promise<CompressionSummary> {
  const text = await fs.promises.readFile(file);
  const [gz, br] = await Promise.all([
    gzip(text, {level: 9}),
    brotli(text, {
      params: {
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  ]);
  await Promise.all([fs.promises.writeFile(`${file}.gz`, gz), fs.promises.writeFile(`${file}.br`, br)]);
  return {files: 1, bytes: text.length, gzipBytes: gz.length, brotliBytes: br.length};
}

/**
 * Writes `<file>.gz` and `<file>.br` beside every text file of a build, for servers that send them as they are.
 *
 * @param buildDir folder of a finished build
 * @throws {Error} when there is no build
 */
export async function compressBuild(buildDir: string): Promise<CompressionSummary> {
  if (!fs.existsSync(path.join(buildDir, 'index.html'))) {
    throw new Error(`There is no build in ${buildDir}: run "npm run build" first.`);
  }
  const files = textFiles(buildDir);
  let total: CompressionSummary = {files: 0, bytes: 0, gzipBytes: 0, brotliBytes: 0};
  for (let start = 0; start < files.length; start += batch) {
    for (const one of await Promise.all(files.slice(start, start + batch).map(compressFile))) {
      total = {
        files: total.files + one.files,
        bytes: total.bytes + one.bytes,
        gzipBytes: total.gzipBytes + one.gzipBytes,
        brotliBytes: total.brotliBytes + one.brotliBytes,
      };
    }
  }
  return total;
}

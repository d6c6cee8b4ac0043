import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {mediaTypes} from '../deploy/rules';
import {filesBelow} from '../src/build/files';
import {outDir, requireBuild} from './lib/builtSite';

const textExtensions = new Set(mediaTypes.filter(({text}) => text).flatMap(({extensions}) => extensions));

/** Below this size, compression saves less than its headers cost. */
const smallestBytes = 512;

/** Writes `<file>.gz` and `<file>.br` beside every text file in a build. @returns number of text files */
export function compressBuild(buildDir: string): number {
  const files = filesBelow(buildDir)
    .filter((file) => textExtensions.has(path.extname(file).slice(1)))
    .map((file) => path.join(buildDir, file))
    .filter((file) => fs.statSync(file).size >= smallestBytes);
  for (const file of files) {
    const text = fs.readFileSync(file);
    const params = {
      [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    fs.writeFileSync(`${file}.gz`, zlib.gzipSync(text, {level: 9}));
    fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(text, {params}));
  }
  return files.length;
}

if (require.main === module) {
  requireBuild(outDir);
  console.log(`${compressBuild(outDir)} files compressed`);
}

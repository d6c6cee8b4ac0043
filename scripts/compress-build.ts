import path from 'node:path';
import {compressBuild} from './lib/compressBuild';
import {projectDir} from './lib/projectDir';

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

async function main(): Promise<void> {
  try {
    const {files, bytes, gzipBytes, brotliBytes} = await compressBuild(path.join(projectDir, 'build'));
    console.log(
      `${files} files: ${megabytes(bytes)}, gzip ${megabytes(gzipBytes)}, brotli ${megabytes(brotliBytes)}`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

void main();

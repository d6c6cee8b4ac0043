import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {describe, expect, it, onTestFinished} from 'vitest';
import {compressBuild} from '../compressBuild';

const text = '平台工程 platform engineering '.repeat(100);

function makeBuild(files: Readonly<Record<string, string>>): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  onTestFinished(() => fs.rmSync(dir, {recursive: true}));
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), content);
  }
  return dir;
}

describe('compressBuild', () => {
  it('writes gzip and brotli files beside text files, whose content comes out unchanged', async () => {
    const dir = makeBuild({'index.html': text, 'zh/docs/x/index.html': text, 'assets/js/main.js': text});
    const summary = await compressBuild(dir);
    expect(summary.files).toBe(3);
    expect(summary.brotliBytes).toBeLessThan(summary.bytes);
    for (const file of ['index.html', 'zh/docs/x/index.html', 'assets/js/main.js']) {
      expect(zlib.gunzipSync(fs.readFileSync(path.join(dir, `${file}.gz`))).toString()).toBe(text);
      expect(zlib.brotliDecompressSync(fs.readFileSync(path.join(dir, `${file}.br`))).toString()).toBe(text);
    }
  });

  it('leaves images and tiny files alone, and a second run compresses no compressed file', async () => {
    const dir = makeBuild({'index.html': text, 'img/card.png': text, 'robots.txt': 'User-agent: *\n'});
    await compressBuild(dir);
    await compressBuild(dir);
    expect((fs.readdirSync(dir, {recursive: true}) as string[]).sort()).toEqual([
      'img',
      'img/card.png',
      'index.html',
      'index.html.br',
      'index.html.gz',
      'robots.txt',
    ]);
  });

  it('says to build first where there is no build', async () => {
    const dir = makeBuild({'readme.txt': text});
    await expect(compressBuild(dir)).rejects.toThrow('There is no build in');
  });
});

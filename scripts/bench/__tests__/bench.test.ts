import path from 'node:path';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {temporaryFolder} from '../../../src/build/__tests__/temporaryFolder';
import {filesBelow, writeFile} from '../../../src/build/files';
import {serveBuild} from '../../lib/staticServer';
import {median, table} from '../figures';
import {generateContent} from '../generateSite';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

function pagesBelow(start: string): number {
  return filesBelow(start).filter((file) => file.endsWith('.md')).length;
}

describe('median', () => {
  it('is the middle value, or the mean of the two middle ones', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });

  it('rejects an empty list', () => {
    expect(() => median([])).toThrow('measure at least once');
  });
});

describe('table', () => {
  it('aligns text left and numbers right', () => {
    expect(
      table(
        ['page', 'KB'],
        [
          ['home', 9.5],
          ['doc', 163],
        ],
      ),
    ).toBe('page  KB\n----  ---\nhome  9.5\ndoc   163');
  });
});

describe('generateContent', () => {
  it('writes the requested number of pages, the same in both languages', () => {
    generateContent(folder, 300);
    const chinese = pagesBelow(path.join(folder, 'i18n'));
    expect(pagesBelow(folder) - chinese).toBe(chinese);
    expect(Math.abs(chinese - 300)).toBeLessThanOrEqual(7);
  });
});

describe('serveBuild', () => {
  it('serves the compressed index page for a folder, and the not-found page for unknown paths', async () => {
    writeFile(path.join(folder, 'docs/index.html'), '<p>doc</p>');
    writeFile(path.join(folder, '404.html'), '<p>nothing</p>');
    const server = await serveBuild(folder);
    onTestFinished(server.close);
    const found = await fetch(`${server.url}/docs/`);
    expect([found.status, found.headers.get('content-encoding'), await found.text()]).toEqual([
      200,
      'gzip',
      '<p>doc</p>',
    ]);
    const missing = await fetch(`${server.url}/nope`);
    expect([missing.status, await missing.text()]).toEqual([404, '<p>nothing</p>']);
  });

  it.each([
    ['zh/assets/js/main.js', 'text/javascript; charset=utf-8', 'gzip', 'public, max-age=31536000, immutable'],
    ['search-index.json', 'application/json; charset=utf-8', 'gzip', 'public, max-age=0, must-revalidate'],
    ['docs/assets/index.html', 'text/html; charset=utf-8', 'gzip', 'public, max-age=0, must-revalidate'],
    ['img/card.png', 'image/png', null, 'public, max-age=86400'],
    ['assets/images/photo.webp', 'image/webp', null, 'public, max-age=31536000, immutable'],
    ['data.bin', 'application/octet-stream', null, 'public, max-age=0, must-revalidate'],
  ])('serves %s as hosts do', async (file, type, encoding, cacheControl) => {
    writeFile(path.join(folder, file), 'content');
    const server = await serveBuild(folder);
    onTestFinished(server.close);
    const {headers} = await fetch(`${server.url}/${file}`);
    const names = ['content-type', 'content-encoding', 'cache-control'];
    expect(names.map((name) => headers.get(name))).toEqual([type, encoding, cacheControl]);
    expect(await (await fetch(`${server.url}/${file}`)).text()).toBe('content');
  });
});

import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {temporaryFolder} from '../../../src/build/__tests__/temporaryFolder';
import {filesBelow} from '../../../src/build/files';
import {median, table} from '../figures';
import {addPages} from '../generateSite';
import {serveBuild} from '../staticServer';

it('The median is the middle value, or the mean of the two middle ones', () => {
  expect([median([9, 1, 5]), median([4, 1, 2, 3])]).toEqual([5, 2.5]);
});

it('A table aligns text left and numbers right', () => {
  const rows = [
    ['home', 9.5],
    ['doc', 163],
  ];
  expect(table(['page', 'KB'], rows)).toBe('page  KB\n----  ---\nhome  9.5\ndoc   163');
});

it('Pages are added to all versions, the same number in both languages', () => {
  const folder = temporaryFolder();
  addPages(folder, 300);
  const chinese = filesBelow(path.join(folder, 'i18n')).length;
  expect(filesBelow(folder).length - chinese).toBe(chinese);
  expect(Math.abs(chinese - 300)).toBeLessThanOrEqual(7);
});

it('A build is served like on a host', async () => {
  const files = ['docs/index.html', '404.html', 'assets/js/main.js', 'img/card.png'];
  const server = await serveBuild(temporaryFolder(Object.fromEntries(files.map((file) => [file, file]))));
  onTestFinished(server.close);
  const answerTo = async (address: string) => {
    const response = await fetch(`${server.url}/${address}`);
    const names = ['content-type', 'content-encoding', 'cache-control'];
    return [response.status, await response.text(), ...names.map((name) => response.headers.get(name))];
  };
  const html = ['text/html; charset=utf-8', 'gzip', 'public, max-age=0, must-revalidate'];
  expect(await answerTo('docs/')).toEqual([200, 'docs/index.html', ...html]);
  expect(await answerTo('nope')).toEqual([404, '404.html', ...html]);
  const script = ['text/javascript; charset=utf-8', 'gzip', 'public, max-age=31536000, immutable'];
  expect(await answerTo('assets/js/main.js')).toEqual([200, 'assets/js/main.js', ...script]);
  const image = ['image/png', null, 'public, max-age=86400'];
  expect(await answerTo('img/card.png')).toEqual([200, 'img/card.png', ...image]);
});

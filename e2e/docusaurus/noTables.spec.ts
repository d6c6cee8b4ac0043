import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const buildDir = path.resolve(__dirname, '../../.sites/runtime/build');
const read = (file: string) => fs.readFileSync(path.join(buildDir, file), 'utf8');

function inlineTable(file: string): string {
  return / id="page-table">(.*?)<\/script>/.exec(read(file))?.[1] ?? '';
}

/** Doc paths listed by the build, except version roots and main docs, which are in the global data. */
function otherDocs(): string[] {
  const {all} = JSON.parse(inlineTable('zh/404.html')) as {readonly all: string};
  const paths = JSON.parse(read(`zh/assets/pages/${all}.json`)) as string[];
  return paths.filter((page) => page.startsWith('/zh/docs/') && !/(?:\/|\/guide-1)$/.test(page));
}

test('the main script and the runtime contain no page paths', () => {
  const pages = otherDocs();
  expect(pages.length).toBeGreaterThan(40);
  const folder = 'zh/assets/js';
  const scripts = fs
    .readdirSync(path.join(buildDir, folder))
    .filter((name) => /^(?:main|runtime~main)\./.test(name));
  expect(scripts).toHaveLength(2);
  const texts = scripts.map((name) => read(`${folder}/${name}`));
  expect(pages.filter((page) => texts.some((text) => text.includes(page)))).toEqual([]);
});

test('the route table of a page lists only the page and its counterpart', () => {
  const table = inlineTable('zh/docs/guides/guide-5/index.html');
  const named = otherDocs().filter((page) => table.includes(`"${page}"`));
  expect(named.sort()).toEqual(['/zh/docs/guides/guide-5', '/zh/docs/next/guides/guide-5']);
});

import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const buildDir = path.resolve(__dirname, '../../.sites/runtime/build');
const read = (file: string) => fs.readFileSync(path.join(buildDir, file), 'utf8');

function inlineTable(file: string): string {
  return / id="page-table">(.*?)<\/script>/.exec(read(file))?.[1] ?? '';
}

/** Doc paths listed by the build, except version roots and main docs, which are in the global data. */
function otherDocs(locale: string): string[] {
  const {all} = JSON.parse(inlineTable(`${locale}404.html`)) as {readonly all: string};
  const paths = JSON.parse(read(`${locale}assets/pages/${all}.json`)) as string[];
  return paths.filter((page) => page.startsWith(`/${locale}docs/`) && !/(?:\/|\/guide-1)$/.test(page));
}

for (const locale of ['', 'zh/']) {
  test(`the main script and the runtime of /${locale} contain no page paths`, () => {
    const pages = otherDocs(locale);
    expect(pages.length).toBeGreaterThan(40);
    const folder = `${locale}assets/js`;
    const scripts = fs
      .readdirSync(path.join(buildDir, folder))
      .filter((name) => /^(?:main|runtime~main)\./.test(name));
    expect(scripts).toHaveLength(2);
    const texts = scripts.map((name) => read(`${folder}/${name}`));
    expect(pages.filter((page) => texts.some((text) => text.includes(page)))).toEqual([]);
  });

  test(`the route table of a page in /${locale} lists only the page and its counterpart`, () => {
    const table = inlineTable(`${locale}docs/guides/guide-5/index.html`);
    const named = otherDocs(locale).filter((page) => table.includes(`"${page}"`));
    expect(named.sort()).toEqual([`/${locale}docs/guides/guide-5`, `/${locale}docs/next/guides/guide-5`]);
  });
}

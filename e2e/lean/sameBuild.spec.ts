import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const buildDir = (site: string) => path.resolve(__dirname, '../../.sites', site, 'build');

/** Files of a build by path, but for scripts, styles, and tables, and the note of what it was built from. */
function filesOf(site: string): string[] {
  const folder = buildDir(site);
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/^(?:zh\/)?assets\//.test(file) && file !== '.inputs')
    .sort();
}

/** A page without what `lean-routes` adds, and without digests: those of scripts differ, those of classes name the site's folder. */
function comparable(html: string): string {
  return html
    .replace(/<script type="application\/json" id="page-table">.*?<\/script>/, '')
    .replaceAll(/<link rel="preload" as="script" href="[^"]*">/g, '')
    .replaceAll(/(\/assets\/(?:js|css)\/[\w~-]+)\.[0-9a-f]{8}\.(?=js|css)/g, '$1.')
    .replaceAll(/(\w)_[\w-]{4}(?=[\s">])/g, '$1');
}

function textOf(site: string, file: string): string {
  const text = fs.readFileSync(path.join(buildDir(site), file), 'utf8');
  return file.endsWith('.html') ? comparable(text) : text;
}

test('a build has the same files whether its pages carry all routes or only their own', () => {
  const files = filesOf('runtime');
  expect(files).toEqual(filesOf('stock-routes'));
  for (const name of [
    'sitemap.xml',
    'zh/sitemap.xml',
    'search-index-docs-default-v1.json',
    'docs/next/中文文档/index.html',
    'zh/404.html',
  ]) {
    expect(files).toContain(name);
  }
});

test('pages, sitemaps, feeds, and indexes are the same, but for tables and hints', () => {
  const different = filesOf('runtime').filter(
    (file) => textOf('runtime', file) !== textOf('stock-routes', file),
  );
  expect(different).toEqual([]);
});

test('what is left out of the comparison is there', () => {
  const html = fs.readFileSync(path.join(buildDir('runtime'), 'docs/index.html'), 'utf8');
  expect(html.length - comparable(html).length).toBeGreaterThan(500);
});

import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {builtLocales, builtPages} from '../../scripts/lib/builtSite';
import {readPageHead} from '../../src/plugins/head/core/pageHead';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl, siteUrl} from '../support/servers';

const origin = 'https://kusionstack.io';
const build = path.resolve(__dirname, '../../build');

function metaOf(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<meta[^>]*(?:property|name)="?${name}"?\\s[^>]*>`, 'g'))].map(
    ([tag]) => /content=(?:"([^"]*)"|([^\s>]+))/.exec(tag)?.slice(1).find(Boolean) ?? '',
  );
}

/** Each page has one of these. */
const singleNames = [
  'og:title',
  'og:description',
  'description',
  'og:type',
  'og:site_name',
  'theme-color',
  'og:image',
  'og:image:alt',
  'og:image:width',
  'og:image:height',
  'twitter:image',
];

test('every page has exactly one title, description, card, language, and address', () => {
  const pages = builtLocales().flatMap((built) =>
    builtPages(built).map((page) => ({...page, language: built.htmlLang})),
  );
  // One assertion for all pages, because tens of thousands take minutes.
  const faults = pages.flatMap(({file, html, language}) => {
    const valueOf = (name: string) => {
      const [value = '', ...more] = metaOf(html, name);
      return more.length === 0 ? value : '';
    };
    const {canonical} = readPageHead(html);
    return [
      ...singleNames.filter((name) => valueOf(name) === ''),
      ...(valueOf('og:url') === canonical ? [] : ['og:url']),
      ...(valueOf('og:locale') === language.replace('-', '_') ? [] : ['og:locale']),
    ].map((name) => `${name} of ${file}`);
  });
  expect(faults).toEqual([]);
});

test('pages of the latest docs, posts, and the home page have their own cards; each older version has one', async ({
  request,
}) => {
  const cardOf = async (address: string) => {
    const html = await (await request.get(address)).text();
    return [...metaOf(html, 'og:image'), ...metaOf(html, 'og:image:alt')];
  };
  expect(await cardOf(`${siteUrl}/zh/controller-mesh/concepts/`)).toEqual([
    `${origin}/zh/img/cards/controller-mesh/concepts.png`,
    '概念 | Controller Mesh | KusionStack',
  ]);
  expect(await cardOf(`${fixtureUrl('products')}/docs/v0.9/concepts/intent`)).toEqual([
    `${origin}/img/cards/default-v0.9.png`,
    'Kusion v0.9',
  ]);
  expect((await cardOf(`${siteUrl}/`))[0]).toBe(`${origin}/img/cards/index.png`);
  expect((await cardOf(`${siteUrl}/blog/tags`))[0]).toBe(`${origin}/img/social-card.png`);
});

test('the icon and manifest are requested neither before the text is painted nor on navigation', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openHydrated(page, `${siteUrl}/docs/concepts/stack/overview`);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL(/stack\/configuration$/);
  expect(requested.filter((path) => path.includes('favicon'))).toEqual([]);
  const html = fs.readFileSync(path.join(build, 'docs/concepts/stack/overview/index.html'), 'utf8');
  expect(html).not.toContain('webmanifest');
});

test('the sitemaps, the manifest, and every referenced icon exist', async ({page, request}) => {
  const robots = await (await request.get(`${siteUrl}/robots.txt`)).text();
  for (const base of [siteUrl, `${siteUrl}/zh`]) {
    expect(robots).toContain(`Sitemap: ${base.replace(siteUrl, origin)}/sitemap.xml\n`);
    await openHydrated(page, `${base}/`);
    for (const rel of ['manifest', 'apple-touch-icon']) {
      const href = await page.locator(`link[rel="${rel}"]`).getAttribute('href');
      expect((await request.get(siteUrl + href)).status(), rel).toBe(200);
    }
    const manifest = (await (await request.get(`${base}/manifest.webmanifest`)).json()) as {
      name: string;
      start_url: string;
      icons: {src: string}[];
    };
    expect(manifest.name).toBe('KusionStack');
    expect(new URL(manifest.start_url, `${base}/manifest.webmanifest`).href).toBe(`${base}/`);
    for (const {src} of manifest.icons) {
      expect((await request.get(`${base}/${src}`)).status(), src).toBe(200);
    }
  }
  // Feed readers and crawlers request it without a link.
  expect((await request.get(`${siteUrl}/favicon.ico`)).headers()['content-type']).toBe('image/x-icon');
});

test('titles include the product, and the version unless it is the latest', async ({request}) => {
  const titleOf = async (address: string) =>
    /<title[^>]*>(.*?)<\/title>/.exec(await (await request.get(address)).text())?.[1];
  expect(await titleOf(`${siteUrl}/controller-mesh/concepts/`)).toBe(
    'Concepts | Controller Mesh | KusionStack',
  );
  expect(await titleOf(`${siteUrl}/controller-mesh/intro/`)).toBe(
    'Introduction to Controller Mesh | KusionStack',
  );
  expect(await titleOf(`${siteUrl}/controller-mesh/next/concepts/`)).toBe(
    'Concepts | Controller Mesh v0.2 (unreleased) | KusionStack',
  );
  expect(await titleOf(`${siteUrl}/zh/controller-mesh/next/concepts/`)).toBe(
    '概念 | Controller Mesh v0.2（未发布） | KusionStack',
  );
  expect(await titleOf(`${fixtureUrl('products')}/docs/v0.13/`)).toContain(' | Kusion v0.13 | KusionStack');
});

test('the canonical link of a page in another version is its latest counterpart, even if the page moved', async ({
  request,
}) => {
  const canonicalOf = async (route: string) =>
    readPageHead(await (await request.get(fixtureUrl('products') + route)).text()).canonical;
  expect(await canonicalOf('/docs/v0.9/concepts/intent')).toBe(`${origin}/docs/concepts/specs`);
  expect(await canonicalOf('/docs/next/concepts/specs')).toBe(`${origin}/docs/concepts/specs`);
  expect(await canonicalOf('/docs/concepts/specs')).toBe(`${origin}/docs/concepts/specs`);
  expect(await canonicalOf('/docs/v0.9/concepts/arch')).toBe(`${origin}/docs/v0.9/concepts/arch`);
});

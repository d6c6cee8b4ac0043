import {expect, test, type Page} from '@playwright/test';
import {products} from '../../config/products';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');
const badge = (page: Page) => page.locator('.theme-doc-version-badge');
const banner = (page: Page) => page.locator('.theme-doc-version-banner');

const languages = [
  {
    prefix: '',
    latest: 'v0.14, latest',
    unreleased: 'v0.15, unreleased',
    aboutNext: 'This page describes v0.15, which isn’t released yet.',
    aboutOlder: 'This page describes an older version, v0.13.',
    twin: 'See this page in the latest version, v0.14',
    mainPage: 'This page doesn’t exist in the latest version, v0.14. Go to its main page',
  },
  {
    prefix: '/zh',
    latest: 'v0.14，最新版',
    unreleased: 'v0.15，未发布',
    aboutNext: '本页介绍的版本 v0.15 尚未发布。',
    aboutOlder: '本页介绍的是旧版本 v0.13。',
    twin: '查看最新版 v0.14 的同一页',
    mainPage: '最新版 v0.14 没有这一页，查看该版本的首页',
  },
];

for (const {prefix, latest, unreleased, aboutNext, aboutOlder, twin, mainPage} of languages) {
  test(`under ${prefix}/docs, a badge beside the breadcrumb shows the version of the page`, async ({
    page,
  }) => {
    await page.goto(`${site}${prefix}/docs/tables`);
    await expect(badge(page)).toHaveText(latest);
    const crumbs = await page.locator('.theme-doc-breadcrumbs').boundingBox();
    const box = await badge(page).boundingBox();
    expect(Math.abs((crumbs?.y ?? 0) - (box?.y ?? 100))).toBeLessThan(10);
    await expect(banner(page)).toHaveCount(0);
    await page.goto(`${site}${prefix}/docs/next/tables`);
    await expect(badge(page)).toHaveText(unreleased);
    await page.goto(`${site}${prefix}/docs/v0.13/gone`);
    await expect(badge(page)).toHaveText('v0.13');
  });

  test(`under ${prefix}/docs, a banner on other versions links to the same page in the latest, even if it moved`, async ({
    page,
  }) => {
    await page.goto(`${site}${prefix}/docs/next/tables`);
    await expect(banner(page)).toContainText(aboutNext);
    await expect(banner(page).getByRole('link', {name: twin})).toHaveAttribute(
      'href',
      `${prefix}/docs/tables`,
    );
    await openHydrated(page, `${site}${prefix}/docs/v0.13/old-tables`);
    await expect(banner(page)).toContainText(aboutOlder);
    await banner(page).getByRole('link', {name: twin}).click();
    await expect(page).toHaveURL(`${site}${prefix}/docs/tables`);
    const preferred = await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
    expect(preferred).toBe('v0.14');
  });

  test(`under ${prefix}/docs, the banner links to the main page if the latest version lacks the page`, async ({
    page,
  }) => {
    for (const path of ['v0.13/gone', 'next/only-next']) {
      await page.goto(`${site}${prefix}/docs/${path}`);
      await expect(banner(page).getByRole('link', {name: mainPage})).toHaveAttribute(
        'href',
        `${prefix}/docs/`,
      );
    }
  });
}

/** Converts a color such as `#1b4fd6` to the notation of computed styles. */
function rgb(hex: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

const tools = products.flatMap(({route, entry, colors}) =>
  colors ? [{path: `/${route}${entry}`, light: rgb(colors.light.hue), dark: rgb(colors.dark.hue)}] : [],
);

for (const {path, ...hues} of tools) {
  test(`the badge and sidebar of ${path} use the tool's hue, even without JavaScript`, async ({browser}) => {
    const page = await browser.newPage({javaScriptEnabled: false});
    await page.goto(path);
    await expect(badge(page)).toHaveCSS('color', hues.light);
    await expect(page.locator('.theme-doc-sidebar-menu [aria-current="page"]')).toHaveCSS(
      'color',
      hues.light,
    );
    await page.close();
    const scripted = await browser.newPage();
    await scripted.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await scripted.goto(path);
    await expect(badge(scripted)).toHaveCSS('color', hues.dark);
    await expect(scripted.locator('.theme-doc-sidebar-menu [aria-current="page"]')).toHaveCSS(
      'color',
      hues.dark,
    );
    await scripted.close();
  });
}

import {expect, test} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {openHydrated} from '../support/hydrated';
import {overflow} from '../support/overflow';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');
const stale = 'docs/stale.md';
const missing = 'docs/missing.md';

test('the translation status lists stale and missing pages, and filters them', async ({page}) => {
  await openHydrated(page, `${site}/zh/translation-status`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('翻译状态');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const next = page.getByRole('row', {name: 'Kitchen sink v0.15'});
  // Current, stale, missing, and unrecorded.
  await expect(next.getByRole('cell')).toHaveText(['Kitchen sink v0.15', '0', '1', '1', '3']);
  const rows = page.locator(`[id="${stale}"], [id="${missing}"]`);
  await expect(rows).toHaveCount(2);
  const changed = page.locator(`[id="${stale}"]`);
  await expect(changed.getByRole('link', {name: 'Wait for Pods'})).toHaveAttribute(
    'href',
    '/docs/next/stale#wait',
  );
  await expect(changed.getByRole('link', {name: 'Added later'})).toHaveAttribute(
    'href',
    '/docs/next/stale#added',
  );
  await expect(changed.getByRole('link', {name: '编辑译文'})).toHaveAttribute(
    'href',
    /\/edit\/main\/i18n\/zh\/docusaurus-plugin-content-docs\/current\/stale\.md$/,
  );
  await expect(page.locator(`[id="${missing}"]`).getByRole('link', {name: '添加译文'})).toHaveAttribute(
    'href',
    /\/new\/main\/i18n\/zh\/docusaurus-plugin-content-docs\/current\?filename=missing\.md$/,
  );
  await page.getByLabel('状态').selectOption('缺失');
  await expect(rows).toHaveText([/Only in English/]);
  await page.getByLabel('状态').selectOption('过时');
  await expect(rows).toHaveText([/Changed after translation/]);
});

test('the translation status is accessible, fits on a phone, and is complete without JavaScript', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openHydrated(page, `${site}/translation-status`);
  await expectAccessible(page);
  expect(await overflow(page)).toEqual([]);
  const plain = await browser.newPage({javaScriptEnabled: false});
  await plain.goto(`${site}/zh/translation-status`);
  await expect(plain.locator(`[id="${stale}"]`)).toContainText('Wait for Pods');
  await expect(plain.locator(`[id="${missing}"]`)).toBeVisible();
  await expect(plain.getByLabel('状态')).toBeHidden();
  await plain.close();
});

test('a stale page has a notice with links to the English page and to what changed', async ({page}) => {
  await openHydrated(page, `${site}/zh/docs/next/stale`);
  const note = page.getByRole('note').filter({hasText: '英文页有改动'});
  await expect(note.getByRole('link', {name: '英文页', exact: true})).toHaveAttribute(
    'href',
    '/docs/next/stale',
  );
  await expectAccessible(page);
  await note.getByRole('link', {name: '有改动的小节'}).click();
  await expect(page.locator(`[id="${stale}"]`)).toBeInViewport();
  await expect(page.locator(`[id="${stale}"]`)).toContainText('Wait for Pods');
});

test('an untranslated page is shown in English with a notice', async ({page}) => {
  await openHydrated(page, `${site}/zh/docs/next/missing`);
  const note = page.getByRole('note').filter({hasText: '本页尚未翻译'});
  await expect(note.getByRole('link', {name: '英文页'})).toHaveAttribute('href', '/docs/next/missing');
  await expect(page.getByText('Text in English.')).toBeVisible();
  await expectAccessible(page);
  // The translation lacks this section, so the link leads to the notice.
  await page.getByRole('link', {name: 'what was added'}).click();
  await expect(page).toHaveURL(/\/zh\/docs\/next\/stale#added$/);
  await expect(page.getByRole('note').filter({hasText: '英文页有改动'})).toBeInViewport();
});

test('an English page and an unrecorded translation have no notice', async ({page}) => {
  for (const path of ['/docs/next/stale', '/zh/docs/next/tables']) {
    await page.goto(site + path);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.markdown [role="note"] a[href*="translation-status"]')).toHaveCount(0);
  }
});

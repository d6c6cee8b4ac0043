import {expect, test} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');

test.beforeEach(async ({page}) => {
  await page.emulateMedia({media: 'print'});
});

test('the printed page contains only the article', async ({page}) => {
  await openHydrated(page, `${site}/docs/v0.13/old-tables`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  for (const part of [
    '.navbar',
    '.footer',
    '.theme-doc-sidebar-container',
    '.theme-doc-toc-desktop',
    '.theme-doc-breadcrumbs',
    '.theme-doc-version-banner',
    '.pagination-nav',
    '.theme-doc-footer-edit-meta-row',
    '.theme-back-to-top-button',
  ]) {
    await expect(page.locator(part)).toBeHidden();
  }
  await expect(page.locator('.theme-doc-version-badge')).toBeVisible();
  await expect(page.locator('.hash-link').filter({visible: true})).toHaveCount(0);
});

test('the printed text is within the sheet', async ({page}) => {
  // The width of A4 without margins of 1 cm.
  await page.setViewportSize({width: 718, height: 1000});
  await openHydrated(page, `${site}/docs`);
  await expect.poll(async () => (await page.locator('article').boundingBox())?.x).toBe(0);
  expect((await page.locator('article').boundingBox())?.width).toBe(718);
});

test('the printed page shows addresses only for links to other sites', async ({page}) => {
  await openHydrated(page, `${site}/docs`);
  const after = (name: string) =>
    page.getByRole('link', {name}).evaluate((link) => getComputedStyle(link, '::after').content);
  // The print styles load after the page has started.
  await expect.poll(() => after('a link to another site')).toContain('https://kubernetes.io/docs/');
  expect(await after('a link to a page')).toBe('none');
});

test('the printed page shows all tabs with their labels, open details, and wrapped code', async ({page}) => {
  await openHydrated(page, `${site}/docs/tabs`);
  await expect(page.getByRole('heading', {name: 'Windows'})).toBeVisible();
  await expect(page.getByText('brew install example')).toBeVisible();
  await expect(page.getByRole('tab').filter({visible: true})).toHaveCount(0);
  await openHydrated(page, `${site}/docs/details`);
  await expect(page.getByText('Text of the second level.')).toBeVisible();
  await openHydrated(page, `${site}/docs/code`);
  const code = page.locator('.theme-code-block').first();
  await expect(code.locator('code')).toHaveCSS('white-space', 'pre-wrap');
  await expect(code.getByRole('button').filter({visible: true})).toHaveCount(0);
});

test('markers of a picture are printed on the same sheet as the picture', async ({page}) => {
  await openHydrated(page, '/karpor/');
  const marksAbove = () =>
    page.locator('figure:has(img)').evaluateAll((figures) =>
      figures.map((figure) => {
        const tops = [...figure.querySelectorAll('svg path')].map((mark) => mark.getBoundingClientRect().top);
        return Math.min(...tops) < figure.getBoundingClientRect().top;
      }),
    );
  await expect.poll(marksAbove).toEqual([false, false, false, false]);
});

import {expect, test} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('products');

test('a row in the product table plus content adds a product to the navbar, version menu, footer, and home page', async ({
  page,
}) => {
  await openHydrated(page, `${site}/extra/intro/`);
  const item = page.locator('.navbar').getByRole('link', {name: 'Extra Tool', exact: true});
  await expect(item).toHaveAttribute('href', '/extra/intro/');
  await expect(item).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', {name: 'v1.0 (latest)'}).click();
  await expect(page.locator('.dropdown--show a')).toHaveText([
    'v1.1 (unreleased)',
    'v1.0 (latest)',
    'v0.9',
    'What changed in v1.0',
    'All versions',
  ]);
  const links = page.getByRole('contentinfo').getByRole('link', {name: 'Extra Tool'});
  await expect(links.nth(0)).toHaveAttribute('href', '/extra/intro/');
  await expect(links.nth(1)).toHaveAttribute('href', 'https://example.com/extra');
  await page.getByRole('link', {name: 'v0.9', exact: true}).click();
  await expect(page).toHaveURL(`${site}/extra/v0.9/intro/`);
  await expect(page.getByRole('button', {name: 'v0.9', exact: true})).toBeVisible();
  await openHydrated(page, `${site}/`);
  await expect(page.locator('main li h3')).toHaveText([/^Kusion/, /^Extra Tool v1\.0/]);
});

test('the pages of a new product use its hue, with enough contrast in both themes', async ({page}) => {
  await openHydrated(page, `${site}/extra/intro/`);
  const badge = page.locator('.theme-doc-version-badge');
  await expect(badge).toHaveCSS('color', 'rgb(161, 36, 107)');
  await expectAccessible(page);
  await expect(badge).toHaveCSS('color', 'rgb(255, 156, 203)');
  await openHydrated(page, `${site}/`);
  await expectAccessible(page);
});

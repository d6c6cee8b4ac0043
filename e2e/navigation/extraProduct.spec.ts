import {expect, test} from '@playwright/test';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('extra-product');

test('a row in the table and content make a product appear in navbar, version dropdown, and footer', async ({
  page,
}) => {
  await page.goto(`${site}/extra/intro/`);
  const item = page.locator('.navbar').getByRole('link', {name: 'Extra Tool', exact: true});
  await expect(item).toHaveAttribute('href', '/extra/intro/');
  await expect(item).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', {name: 'v1.0 (latest)'}).click();
  await expect(page.locator('.dropdown--show a')).toHaveText(['v1.1 (unreleased)', 'v1.0 (latest)', 'v0.9']);
  const links = page.getByRole('contentinfo').getByRole('link', {name: 'Extra Tool'});
  await expect(links.nth(0)).toHaveAttribute('href', '/extra/intro/');
  await expect(links.nth(1)).toHaveAttribute('href', 'https://example.com/extra');
});

test('a line in the versions file and content make a version appear', async ({page}) => {
  await page.goto(`${site}/extra/v0.9/intro/`);
  await expect(page.getByRole('button', {name: 'v0.9', exact: true})).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Intro');
});

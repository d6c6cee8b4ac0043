import {expect, test, type Page} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('products');

async function switchVersion(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', {name: from, exact: true}).press('Enter');
  await page.getByRole('link', {name: to, exact: true}).press('Enter');
}

test('the version dropdown shows only on the pages of its docs and marks the latest version', async ({
  page,
}) => {
  const kusion = page.getByRole('button', {name: 'v0.14 (latest)', exact: true});
  const karpor = page.getByRole('button', {name: 'v0.6 (latest)', exact: true});
  const expected = [
    ['/', 0, 0],
    ['/markdown-page', 0, 0],
    ['/docs/concepts/specs', 1, 0],
    ['/karpor/intro', 0, 1],
  ] as const;
  for (const [path, ofKusion, ofKarpor] of expected) {
    await openHydrated(page, site + path);
    await expect(kusion, path).toHaveCount(ofKusion);
    await expect(karpor, path).toHaveCount(ofKarpor);
  }
  await openHydrated(page, `${site}/docs/`);
  await kusion.click();
  await expect(page.locator('.dropdown--show a')).toHaveText([
    'v0.15 (unreleased)',
    'v0.14 (latest)',
    'v0.13',
    'v0.12',
    'v0.11',
    'v0.10',
    'v0.9',
    'What changed in v0.14',
    'All versions',
  ]);
  await expect(page.locator('.dropdown--show [aria-current=page]')).toHaveText('v0.14 (latest)');
});

test('a version switch finds a page that moved, or else opens the main page, and keeps the query and hash', async ({
  page,
}) => {
  await openHydrated(page, `${site}/docs/concepts/backend/overview?from=mail#usage`);
  await switchVersion(page, 'v0.14 (latest)', 'v0.9');
  await expect(page).toHaveURL(
    `${site}/docs/v0.9/reference/cli/backend/backend-configuration?from=mail#usage`,
  );
  await switchVersion(page, 'v0.9', 'v0.15 (unreleased)');
  await expect(page).toHaveURL(`${site}/docs/next/concepts/backend/overview?from=mail#usage`);
  // This version doesn't have the page.
  await openHydrated(page, `${site}/docs/concepts/overview?from=mail#usage`);
  await switchVersion(page, 'v0.14 (latest)', 'v0.11');
  await expect(page).toHaveURL(`${site}/docs/v0.11/?from=mail#usage`);
});

test('each docs plugin remembers its preferred version', async ({page}) => {
  await openHydrated(page, `${site}/docs/`);
  await switchVersion(page, 'v0.14 (latest)', 'v0.12');
  await expect(page).toHaveURL(`${site}/docs/v0.12/`);
  await openHydrated(page, `${site}/`);
  await expect(page.locator('.navbar').getByRole('link', {name: 'Kusion', exact: true})).toHaveAttribute(
    'href',
    '/docs/v0.12/',
  );
  await expect(page.locator('.navbar').getByRole('link', {name: 'Karpor', exact: true})).toHaveAttribute(
    'href',
    '/karpor/intro',
  );
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('v0.12');
  expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-karpor'))).toBeNull();
});

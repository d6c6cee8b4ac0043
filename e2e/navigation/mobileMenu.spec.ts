import {expect, test, type Page} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('shell');

function menu(page: Page) {
  return page.locator('.navbar-sidebar');
}

async function openMenu(page: Page, path: string): Promise<void> {
  await openHydrated(page, site + path);
  await expect(menu(page)).not.toBeAttached();
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(menu(page)).toBeInViewport({ratio: 1});
}

test.describe('the mobile menu', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('shows the sidebar, then the main menu, and closes on navigation from either and from a dropdown', async ({
    page,
  }) => {
    await openMenu(page, '/docs/');
    await menu(page).getByRole('link', {name: 'Long page'}).click();
    await expect(page).toHaveURL(`${site}/docs/long`);
    await expect(menu(page)).not.toBeInViewport();

    await openMenu(page, '/');
    await expect(menu(page).getByText('Raw html')).toBeVisible();
    await menu(page).getByRole('link', {name: 'Single doc'}).click();
    await expect(page).toHaveURL(`${site}/docs/install`);
    await expect(menu(page)).not.toBeInViewport();

    await openMenu(page, '/docs/');
    await expect(menu(page).getByRole('link', {name: 'Long page'})).toBeInViewport();
    await menu(page).getByRole('button', {name: 'Back to main menu'}).click();
    await expect(menu(page).getByRole('link', {name: 'Plain link'})).toBeInViewport();
    await expect(menu(page).getByRole('link', {name: 'Long page'})).not.toBeInViewport();
    // The marker of the current entry is 12 pixels to the left.
    const current = menu(page).locator('[aria-current=page]').filter({visible: true}).first();
    expect((await current.boundingBox())?.x).toBeGreaterThanOrEqual(12);
    const versions = menu(page).getByRole('button', {name: 'Versions'});
    await versions.press('Space');
    await expect(versions).toHaveAttribute('aria-expanded', 'true');
    await menu(page).getByRole('link', {name: 'v0.2 (unreleased)'}).click();
    await expect(page).toHaveURL(`${site}/docs/next/`);
    await expect(menu(page)).not.toBeInViewport();
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
  });

  test('closes when the window grows to desktop size', async ({page}) => {
    await openMenu(page, '/docs/');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await page.setViewportSize({width: 997, height: 800});
    await expect(menu(page)).toHaveCount(0);
    await expect(toggle).toBeHidden();
    await expect(page.getByRole('link', {name: 'Plain link'})).toBeVisible();
    await page.setViewportSize({width: 996, height: 800});
    await expect(toggle).toBeVisible();
    await expect(page.getByRole('link', {name: 'Plain link'})).toBeHidden();
    await page.setViewportSize({width: 390, height: 800});
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page)).not.toBeInViewport();
  });
});

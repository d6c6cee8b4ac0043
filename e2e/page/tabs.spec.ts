import {expect, test} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');

test('a tab stays selected in its group on other pages and after a reload', async ({page}) => {
  await openHydrated(page, `${site}/docs/tabs`);
  await page.getByRole('tab', {name: 'macOS'}).click();
  await expect(page.getByRole('tab', {name: /Command line/})).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link', {name: 'Details'}).click();
  await expect(page.getByRole('tab', {name: 'macOS'})).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Text for macOS.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', {name: 'macOS'})).toHaveAttribute('aria-selected', 'true');
});

test('arrow keys move between tabs, Enter selects one, and panels have no headings', async ({page}) => {
  await openHydrated(page, `${site}/docs/tabs`);
  await expect(page.getByRole('heading', {name: 'Linux'})).toHaveCount(0);
  await page.getByRole('tab', {name: 'Linux'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', {name: 'macOS'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel').filter({visible: true}).first()).toContainText('brew install');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every panel is shown with its label, and details are open', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await page.goto(`${site}/zh/docs/tabs`);
    await expect(page.getByRole('tab').filter({visible: true})).toHaveCount(0);
    for (const label of ['Linux', 'macOS', 'Windows', '服务端，适合平台团队']) {
      await expect(page.getByRole('heading', {name: label})).toBeVisible();
    }
    await expect(page.getByText('brew install example')).toBeVisible();
    await page.goto(`${site}/docs/details`);
    await page.locator('summary').first().click();
    await expect(page.getByText('All resources are reconciled.')).toBeVisible();
  });
});

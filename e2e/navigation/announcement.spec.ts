import {expect, test} from '@playwright/test';
import {hydrated, openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('shell');
const dismissed = 'docusaurus.announcement.dismiss';

test('an announcement is translated, and stays closed until its id changes', async ({page}) => {
  const announcement = page.getByText('A new release is here.');
  await openHydrated(page, `${site}/docs/`);
  await expect(announcement).toBeVisible();
  await page.getByRole('button', {name: 'Close', exact: true}).click();
  await expect(announcement).toBeHidden();
  expect(await page.evaluate((key) => localStorage.getItem(key), dismissed)).toBe('true');
  await page.reload();
  await expect(announcement).toBeHidden();
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id', 'the previous one');
  });
  await page.reload();
  await hydrated(page);
  await expect(announcement).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), dismissed)).toBe('false');
  await page.goto(`${site}/zh/docs/`);
  await expect(page.locator('.theme-announcement-bar')).toContainText('新版本已发布。');
});

import type {Page} from '@playwright/test';
import {expect, openHydrated, test} from './fixtures';

async function setFault(page: Page, fault: string | undefined): Promise<void> {
  await page.evaluate((value) => {
    (window as {fault?: string | undefined}).fault = value;
  }, fault);
}

test('a crash shows the title, the chain of causes, and a working Try again button', async ({page}) => {
  await openHydrated(page, '/');
  for (const [part, link, text] of [
    ['page', 'Throwing page', 'The page works.'],
    ['navbar', 'Overview', 'The overview.'],
    ['contents', 'Overview', 'The overview.'],
  ] as const) {
    await setFault(page, part);
    await page.locator('main').getByRole('link', {name: link, exact: true}).click();
    await expect(page.locator('h1')).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('Page Error');
    const causes = page.locator('main ol li');
    await expect(causes.filter({hasText: `The ${part} failed.`})).toHaveCount(1);
    await expect(causes.last()).toHaveText('Cause: The root cause.');
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('h1')).toHaveText('This page crashed.');
    await setFault(page, undefined);
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('main')).toContainText(text);
    await expect(page).not.toHaveTitle('Page Error');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Home');
  }
  await page.locator('main').getByRole('link', {name: 'No default export'}).click();
  await expect(page.locator('h1')).toHaveText('This page crashed.');
  await expect(page.locator('main ol')).toContainText(
    "The page component at /no-default-export doesn't have a default export.",
  );
});

import {expect, test, type Page} from '@playwright/test';
import {hydrated, openHydrated} from '../support/hydrated';

/** Collects what the browser blocks on this page and later ones. */
async function reportsOf(page: Page): Promise<string[]> {
  const reports: string[] = [];
  await page.exposeFunction('addReport', (report: string) => reports.push(report));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI, sample}) => {
      (window as unknown as {addReport(report: string): void}).addReport(
        `${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  return reports;
}

test('nothing a reader does violates the content security policy', async ({page}) => {
  const reports = await reportsOf(page);
  await openHydrated(page, '/zh/docs/concepts/appconfigurations');
  for (const toggle of await page.locator('.navbar [aria-expanded]:visible').all()) {
    await toggle.click();
    await page.keyboard.press('Escape');
  }
  await page.locator('.navbar').getByRole('button', {name: /浅色/}).click();
  await page.locator('main [role="tab"]').nth(1).click();
  await page.locator('main .theme-code-block').getByRole('button').first().click({force: true});
  await page.keyboard.press('Control+k');
  await page.keyboard.type('workspace');
  await page.locator('[role="option"]').first().click();
  await hydrated(page);
  await page.goto('/zh/search?q=workspace');
  await expect(page.locator('main ol li').first()).toBeVisible();
  await page.setViewportSize({width: 360, height: 800});
  await openHydrated(page, '/zh/docs');
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  expect(reports).toEqual([]);
});

test('unknown inline scripts and styles are blocked', async ({page}) => {
  const reports = await reportsOf(page);
  await openHydrated(page, '/docs');
  await page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement('script'), {textContent: 'document.title = "changed"'}),
      Object.assign(document.createElement('style'), {textContent: 'body { display: none }'}),
    );
    document.body.setAttribute('style', 'color: red');
  });
  await expect
    .poll(() => reports.map((report) => report.split(' ')[0]).sort())
    .toEqual(['script-src-elem', 'style-src-attr', 'style-src-elem']);
  await expect(page).not.toHaveTitle('changed');
});

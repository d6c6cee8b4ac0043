import {expect, test} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');

test('a program has its result in a second tab, or, without JavaScript, below it', async ({
  page,
  browser,
}) => {
  await openHydrated(page, `${site}/docs/program`);
  const panel = page.getByRole('tabpanel').filter({visible: true});
  await expect(panel).toContainText('schema Server:');
  await expect(panel).toContainText('server.k');
  await expect(panel.locator('.theme-code-block-highlighted-line')).toContainText('web = Server');
  await page.getByRole('tab', {name: 'Result'}).click();
  await expect(panel).toHaveText(/web:\s*name: web\s*port: 8080/);
  await expect(panel.locator('.token.key').first()).toHaveText('web');

  const plain = await browser.newPage({javaScriptEnabled: false});
  await plain.goto(`${site}/zh/docs/program`);
  for (const label of ['KCL', '结果']) {
    await expect(plain.getByRole('heading', {name: label, exact: true})).toBeVisible();
  }
  await expect(plain.getByText('schema')).toBeVisible();
  await expect(plain.getByText('8080').last()).toBeVisible();
  await plain.close();
});

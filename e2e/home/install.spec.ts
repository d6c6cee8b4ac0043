import {expect, test} from '@playwright/test';
import {openHydrated} from '../support/hydrated';

test('selecting a tab by click or arrow key shows the commands of that tool, which can be copied exactly', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, '/');
  const box = page.getByRole('group', {name: 'Install'});
  await expect(box.getByText('brew install KusionStack/tap/kusion')).toBeVisible();
  const height = (await box.boundingBox())?.height;
  await box.getByText('Karpor', {exact: true}).click();
  await expect(box.getByText('helm install karpor kusionstack/karpor')).toBeVisible();
  await expect(box.getByText('brew install')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(box.getByRole('radio', {name: 'Kuperator'})).toBeFocused();
  await expect(box.getByText(/helm install kuperator/)).toBeVisible();
  expect((await box.boundingBox())?.height).toBe(height);

  await box.getByText('Kusion', {exact: true}).click();
  const button = page.getByRole('button', {name: 'Copy brew install KusionStack/tap/kusion'});
  await button.click();
  await expect(button.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'brew install KusionStack/tap/kusion',
  );
  await page.getByRole('button', {name: 'Copy the program'}).click();
  const program = await page.evaluate(() => navigator.clipboard.readText());
  expect(program).toMatch(
    /^import kam\.v1\.app_configuration as ac\n[\s\S]*\n\nweb: ac\.AppConfiguration \{\n[\s\S]*\n\}\n$/,
  );
});

test('the copy button shows an error when the browser blocks copying', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
  });
  await openHydrated(page, '/zh/');
  const button = page.getByRole('button', {name: '复制：brew install'});
  await button.click();
  await expect(button.getByRole('status')).toHaveText('浏览器拒绝复制');
});

test('without JavaScript, the tabs work and there is no copy button', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto('/');
  const box = page.getByRole('group', {name: 'Install'});
  await box.getByText('Controller Mesh', {exact: true}).click();
  await expect(box.getByText(/helm install ctrlmesh/)).toBeVisible();
  await expect(box.getByRole('button')).toHaveCount(0);
  await page.close();
});

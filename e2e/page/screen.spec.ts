import {expect, test} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {openHydrated} from '../support/hydrated';
import {watchShifts} from '../support/layoutShifts';
import {overflow} from '../support/overflow';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');

test('a picture has its callouts and opens in a dialog, by keyboard', async ({page}) => {
  const [alt, callout] = ['三个集群。', '注册集群'];
  const shifts = await watchShifts(page);
  await openHydrated(page, `${site}/zh/docs/pictures`);
  const figure = page.locator('figure').first();
  await expect(figure.getByRole('listitem').first()).toHaveText(callout);
  await expect(figure.locator('figcaption')).toHaveText('图中为示例数据。');
  const link = page.getByRole('link', {name: `放大：${alt}`});
  await expect(link.locator('img')).toHaveJSProperty('complete', true);
  await expect(link.locator('text')).toHaveText(['1', '2']);

  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: alt});
  await expect(dialog.getByRole('img', {name: alt})).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toHaveText(callout);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();

  expect(await shifts()).toEqual([]);

  await link.click();
  await expectAccessible(page);
  await dialog.getByRole('button', {name: '关闭'}).click();
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('without JavaScript, a picture is a link to its file; only the first loads eagerly, and each has its size and two resolutions', async ({
  browser,
}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(`${site}/docs/pictures`);
  const images = page.locator('figure img');
  await expect(images).toHaveCount(2);
  expect(await images.evaluateAll((all) => all.map((image) => image.getAttribute('loading')))).toEqual([
    'eager',
    'lazy',
  ]);
  await expect(images.last()).toHaveAttribute('width', '520');
  await expect(images.last()).toHaveAttribute('height', '374');
  await expect(images.last()).toHaveAttribute(
    'srcset',
    /cluster-edit@1x\.webp 520w, .*cluster-edit\.webp 1040w/,
  );
  await page.getByRole('link', {name: 'Enlarge: Three clusters.'}).click();
  await expect(page).toHaveURL(/\/img\/screens\/karpor\/v0\.6\/en\/clusters\.webp$/);
  await page.close();
});

test('on a phone, the page fits, and the dialog shows the picture at full size and scrolls', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openHydrated(page, `${site}/docs/pictures`);
  expect(await overflow(page)).toEqual([]);
  await page.getByRole('link', {name: 'Enlarge: Three clusters.'}).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img')).toHaveJSProperty('width', 1120);
  await expect(dialog.getByRole('button', {name: 'Close'})).toBeInViewport();
  const scroller = dialog.getByRole('group');
  await scroller.evaluate((element) => element.scrollTo(400, 0));
  await expect(scroller).toHaveJSProperty('scrollLeft', 400);
  expect(await overflow(page)).toEqual([]);
});

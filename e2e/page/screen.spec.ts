import {expect, test, type Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {openHydrated} from '../support/hydrated';
import {overflow} from '../support/overflow';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');
/** Records layout shifts and content security policy violations from now on. */
async function watch(page: Page) {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, {seen});
    new PerformanceObserver((list) => {
      seen.push(...list.getEntries().map(({entryType}) => entryType));
    }).observe({type: 'layout-shift', buffered: true});
    document.addEventListener('securitypolicyviolation', ({violatedDirective}) =>
      seen.push(violatedDirective),
    );
  });
  return () => page.evaluate(() => (window as unknown as {seen: string[]}).seen);
}

test('a picture has its callouts and opens in a dialog, by keyboard', async ({page}) => {
  const [alt, callout] = ['三个集群。', '注册集群'];
  const seen = await watch(page);
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

  expect(await seen()).toEqual([]);

  await expectAccessible(page);
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

test('a page without pictures loads no code for them', async ({page}) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    // Prefetched scripts of linked pages have another type.
    if (request.resourceType() === 'script') {
      requested.push(request.url());
    }
  });
  await openHydrated(page, `${site}/docs/lists`);
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all(requested.map(async (url) => (await page.request.get(url)).text()));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => text.includes('site.docs.screen'))).toEqual([]);
});

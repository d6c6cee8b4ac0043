import {expect, test} from '@playwright/test';
import karporVersions from '../../karpor_versions.json';
import kusionVersions from '../../versions.json';
import {openHydrated} from '../support/hydrated';
import {watchShifts} from '../support/layoutShifts';

for (const path of ['/', '/zh/']) {
  test(`${path} never overflows from 320 to 2560 px`, async ({page}) => {
    await page.goto(path);
    const widths = [...Array.from({length: 36}, (_, index) => 320 + index * 32), 1600, 2560];
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      const excess = await page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('main *')]
            .filter((element) => !element.closest('code, svg') && element.checkVisibility())
            .map((element) => element.getBoundingClientRect().right - window.innerWidth),
        ),
      );
      expect(excess, `at ${width} px`).toBeLessThanOrEqual(0.5);
    }
  });
}

for (const [path, width] of [
  ['/', 1440],
  ['/zh/', 360],
] as const) {
  test(`nothing on ${path} shifts while loading or highlighting at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    const shifts = await watchShifts(page);
    await openHydrated(page, path);
    for (const entry of await page.locator('figure label').all()) {
      await entry.hover();
    }
    await page.locator('fieldset label').nth(3).click();
    expect(await shifts()).toEqual([]);
  });
}

test('the home page shows four tools with their latest versions, three lists of three links to start, and, in print, every install command', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('section[aria-labelledby="doors"] ul')).toHaveCount(3);
  await expect(page.locator('section[aria-labelledby="doors"] ul').getByRole('link')).toHaveCount(9);
  const tools = page.getByRole('region', {name: 'Write, deliver, operate, observe'});
  await expect(tools.getByRole('heading', {level: 3})).toHaveText([
    `Kusion ${kusionVersions[0]}`,
    /^Kuperator v/,
    /^Controller Mesh v/,
    `Karpor ${karporVersions[0]}`,
  ]);
  await expect(tools.getByRole('link')).toHaveText([
    'Start here: Kusion',
    'Learn about Kuperator',
    'Learn about Controller Mesh',
    'Learn about Karpor',
  ]);
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText('brew install KusionStack/tap/kusion')).toBeVisible();
  await expect(page.getByText(/helm install ctrlmesh/)).toBeVisible();
});

test("pictures of tools are in the page's language, have alternative text, and load lazily", async ({
  page,
}) => {
  for (const [address, karpor] of [
    ['/', /\/karpor\/v[\d.]+\/en\//],
    ['/zh/', /\/karpor\/v[\d.]+\/zh\//],
  ] as const) {
    await page.goto(address);
    const pictures = page.locator('main img');
    await expect(pictures).toHaveCount(2);
    await expect(pictures.nth(1)).toHaveAttribute('src', karpor);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('alt', /.{10}/);
      await expect(picture).toHaveAttribute('loading', 'lazy');
    }
  }
});

test('the home page lists the three newest posts with their dates, newest first', async ({page}) => {
  await page.goto('/zh/');
  const posts = page.locator('section[aria-labelledby="posts"] li');
  await expect(posts).toHaveCount(3);
  const days = await posts.locator('time').allTextContents();
  expect(days).toEqual([...days].sort().reverse());
  const newest = posts.first().getByRole('link');
  const title = (await newest.textContent()) ?? '';
  await newest.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await page.goto('/zh/blog');
  await expect(page.locator('article h2').first()).toHaveText(title);
});

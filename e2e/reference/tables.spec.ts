import {expect, test, type Page} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('reference');
const apply = '/docs/reference/commands/kusion-apply/';

const isWideEnough = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('a link to a row puts it in view, below the navbar, and marks it', async ({page}) => {
  for (const locale of ['', '/zh']) {
    await openHydrated(page, `${site}${locale}${apply}#flag--dry-run`);
    const row = page.locator('tr:target');
    await expect(row).toHaveAttribute('data-search-section', '--dry-run');
    await expect(row).toBeInViewport({ratio: 1});
    const plain = await page.locator('#flag--yes').evaluate((other) => getComputedStyle(other).backgroundColor);
    await expect(row).not.toHaveCSS('background-color', plain);
  }
});

test('each row has a link to itself that shows on hover and works by keyboard', async ({page}) => {
  await openHydrated(page, `${site}${apply}`);
  const link = page.getByRole('link', {name: 'Direct link to --dry-run'});
  await expect(link).toHaveCSS('opacity', '0');
  await page.locator('#flag--dry-run td').last().hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#flag--dry-run$/);
  await openHydrated(page, `${site}/zh${apply}`);
  await expect(page.getByRole('link', {name: '--dry-run 的直接链接'})).toHaveCount(1);
});

test('a version shows its own options, in the language of the page', async ({page}) => {
  await openHydrated(page, `${site}/docs/v0.9/reference/commands/kusion-apply/`);
  await expect(page.locator('#flag--intent-file')).toBeVisible();
  await expect(page.locator('#flag--spec-file')).toHaveCount(0);
  await expect(page.locator('#flag--watch')).toContainText('false');
  await expect(page.getByRole('heading', {name: 'Inherited options'})).toHaveCount(0);
  await openHydrated(page, `${site}/zh/docs/v0.13/reference/commands/kusion-apply/`);
  await expect(page.locator('#flag--intent-file')).toHaveCount(0);
  await expect(page.locator('#flag--watch')).toContainText('true');
  await expect(page.locator('#flag--watch')).toContainText('执行后持续观察资源直至就绪。');
  await expect(page.getByRole('heading', {name: '继承的选项'})).toBeVisible();
});

test('commands and nested schemas lead to their pages in the same version and language', async ({page}) => {
  await openHydrated(page, `${site}/zh/docs/next/reference/commands/kusion-workspace/`);
  await expect(page.locator('#command-kusion-workspace-delete a:not(.hash-link)')).toHaveCount(0);
  await page.locator('#command-kusion-workspace-create').getByRole('link', {name: 'kusion workspace create', exact: true}).click();
  await expect(page).toHaveURL(`${site}/zh/docs/next/reference/commands/kusion-workspace-create`);
  await openHydrated(page, `${site}/docs/reference/modules/service/`);
  await page.getByRole('link', {name: 'c.Container'}).click();
  await expect(page).toHaveURL(`${site}/docs/reference/modules/container#container`);
});

test('on a phone each row is a card with its labels, and no page scrolls sideways', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const path of [
    '/docs/reference/commands/kusion-apply/',
    '/docs/reference/modules/service/',
    '/docs/reference/modules/mysql/',
    '/docs/reference/commands/kusion-workspace/',
    '/karpor/',
    '/kuperator/introduction/',
    '/controller-mesh/intro/',
  ]) {
    for (const locale of ['', '/zh']) {
      await openHydrated(page, `${site}${locale}${path}`);
      const row = page.locator('.reference-table tbody tr').first();
      await expect(row).toHaveCSS('display', 'block');
      expect(await isWideEnough(page), `${locale}${path} is as wide as the screen`).toBe(true);
    }
  }
  await openHydrated(page, `${site}/zh${apply}`);
  const label = await page
    .locator('#flag--dry-run td')
    .nth(2)
    .evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toContain('默认值');
});

test('tables stay within the page at every width', async ({page}) => {
  await openHydrated(page, `${site}/kuperator/introduction/`);
  for (const width of [320, 480, 640, 768, 996, 997, 1200, 1440]) {
    await page.setViewportSize({width, height: 800});
    expect(await isWideEnough(page), `at ${width} px`).toBe(true);
  }
});

test('names in tables break where their parts meet, and can be copied in one piece', async ({page}) => {
  await openHydrated(page, `${site}/docs/reference/modules/mysql/`);
  for (const width of [997, 1280, 1440]) {
    await page.setViewportSize({width, height: 900});
    const broken = await page.locator('.reference-table td:not(:last-child)').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const letters: {letter: string; top: number}[] = [];
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          [...(node.nodeValue ?? '')].forEach((letter, index) => {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + 1);
            letters.push({letter, top: range.getBoundingClientRect().top});
          });
        }
        return letters.some(
          ({letter, top}, index) =>
            /[a-z]/.test(letter) && /[a-z]/.test(letters[index - 1]?.letter ?? '') && top > (letters[index - 1]?.top ?? top) + 4,
        )
          ? [cell.textContent]
          : [];
      }),
    );
    expect(broken, `at ${width} px`).toEqual([]);
  }
  expect(await page.locator('#key-platform-privateRouting td').first().textContent()).toMatch(/^privateRouting/);
});

test('paper gets the tables, without the links of the rows', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await openHydrated(page, `${site}/karpor/`);
  await expect(page.locator('#value-server-replicas')).toBeVisible();
  await expect(page.locator('#value-server-replicas .hash-link')).toBeHidden();
  await expect(page.locator('tr[id^="endpoint-get-insight"]').first()).toContainText('Counts of clusters');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('tables are there, and links to rows work', async ({page}) => {
    await page.goto(`${site}/zh${apply}#flag--watch`);
    await expect(page.locator('tr:target')).toBeInViewport();
    await expect(page.locator('tr:target')).toContainText('执行后持续观察资源直至就绪。');
  });
});

import {expect, test} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {expectFits} from '../support/overflow';

const apply = '/docs/reference/commands/kusion-apply';

test('a link to a row scrolls it into view below the navbar and highlights it', async ({page}) => {
  await openHydrated(page, `/zh${apply}#flag--dry-run`);
  const row = page.locator('tr:target');
  await expect(row).toHaveAttribute('data-search-section', '--dry-run');
  await expect(row).toBeInViewport({ratio: 1});
  const plain = await page.locator('#flag--yes').evaluate((other) => getComputedStyle(other).backgroundColor);
  await expect(row).not.toHaveCSS('background-color', plain);
});

test('each row has a link to itself that appears on hover and works by keyboard', async ({page}) => {
  await openHydrated(page, apply);
  const link = page.getByRole('link', {name: 'Direct link to --dry-run'});
  await expect(link).toHaveCSS('opacity', '0');
  await page.locator('#flag--dry-run td').last().hover();
  await expect(link).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#flag--dry-run$/);
  await openHydrated(page, `/zh${apply}`);
  await expect(page.getByRole('link', {name: '--dry-run 的直接链接'})).toHaveCount(1);
  await expect(page.getByRole('heading', {name: '继承的选项'})).toBeVisible();
});

test('commands and nested schemas link to their pages in the same version and language', async ({page}) => {
  await openHydrated(page, '/zh/docs/next/reference/commands/kusion-workspace');
  await page
    .locator('#command-kusion-workspace-create')
    .getByRole('link', {name: 'kusion workspace create', exact: true})
    .click();
  await expect(page).toHaveURL('/zh/docs/next/reference/commands/kusion-workspace-create');
  await openHydrated(page, '/docs/reference/modules/developer-schemas/workload/service/');
  await page.locator('.reference-table a[href$="#attributes"]').first().click();
  await expect(page).toHaveURL('/docs/reference/modules/developer-schemas/internal/container/#attributes');
});

test('a row becomes a card on a phone, and no table widens the page', async ({page}) => {
  for (const path of [apply, '/karpor/references/openapi', '/karpor/getting-started/installation']) {
    await openHydrated(page, `/zh${path}`);
    await expectFits(page);
    await expect(page.locator('.reference-table tbody tr').first()).toHaveCSS('display', 'block');
  }
});

test('names in tables wrap only between their parts', async ({page}) => {
  await openHydrated(page, '/docs/reference/modules/workspace-configs/database/mysql');
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
        const isBroken = letters.some(({letter, top}, index) => {
          const before = letters[index - 1];
          return before && /[a-z]/.test(letter) && /[a-z]/.test(before.letter) && top > before.top + 4;
        });
        return isBroken ? [cell.textContent] : [];
      }),
    );
    expect(broken, `at ${width} px`).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('tables are shown, and links to rows work', async ({page}) => {
    await page.goto(`/zh${apply}#flag--watch`);
    await expect(page.locator('tr:target')).toBeInViewport();
    await expect(page.locator('tr:target')).toContainText('--watch');
  });
});

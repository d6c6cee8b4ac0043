import {expect, test} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const address = `${fixtureUrl('kitchen-sink')}/docs/code`;

test('classes color the code in both themes and mark some lines, even without JavaScript', async ({
  browser,
}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(address);
  const keyword = page.locator('.language-kcl .token.keyword').first();
  await expect(keyword).toHaveText('import');
  await expect(keyword).toHaveCSS('color', 'rgb(107, 63, 212)');
  const highlighted = page.locator('.theme-code-block-highlighted-line');
  await expect(highlighted).toHaveCount(2);
  await expect(highlighted.first()).toHaveCSS('background-color', 'rgb(227, 234, 251)');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect(keyword).toHaveCSS('color', 'rgb(195, 173, 255)');
  await page.close();
});

test('headings can be linked, and code can be scrolled, wrapped, and copied, by keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, address);
  const block = page.locator('.theme-code-block').first();
  const heading = page.getByRole('link', {name: 'Direct link to A file with a path'});
  await heading.focus();
  await expect(heading).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${address}#file`);

  await page.getByRole('link', {name: 'Direct link to A command'}).focus();
  await page.keyboard.press('Tab');
  await expect(block.locator('pre')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => block.locator('pre').evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press('Tab');
  await expect(block.getByRole('button', {name: 'Toggle word wrap'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(block.locator('code')).toHaveCSS('white-space', 'pre-wrap');
  await page.keyboard.press('Tab');
  const copy = block.getByRole('button', {name: 'Copy code to clipboard'});
  await expect(copy).toBeFocused();
  await expect(copy).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(block.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^kusion apply .* wide$/);
});

test('the copy button is visible without hovering, in the title bar if there is one, and covers no code on a phone', async ({
  page,
}) => {
  await openHydrated(page, address);
  const titled = page.locator('.theme-code-block', {hasText: 'guestbook/dev/main.k'});
  const copy = titled.getByRole('button', {name: 'Copy code to clipboard'});
  await expect(copy).toHaveCSS('opacity', '1');
  const bar = await titled.locator('> div').first().boundingBox();
  const box = await copy.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));

  await page.setViewportSize({width: 360, height: 740});
  const block = page.locator('.theme-code-block').first();
  await expect(block.getByRole('button', {name: 'Toggle word wrap'})).toBeVisible();
  const [line] = await block
    .locator('.token-line')
    .first()
    .evaluate((element) => [element.getBoundingClientRect().top]);
  for (const button of await block.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(line ?? 0);
  }
});

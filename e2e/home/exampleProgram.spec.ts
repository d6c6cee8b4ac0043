import {expect, test, type Locator, type Page} from '@playwright/test';
import {openHydrated} from '../support/hydrated';

function line(page: Page, code: string): Locator {
  return page.locator('figure ol[start] label').filter({hasText: code});
}

function resource(page: Page, kind: string): Locator {
  return page.locator('figure ul label').filter({has: page.getByText(kind, {exact: true})});
}

/** Kinds of the highlighted resources, from top to bottom. */
function litResources(page: Page): Locator {
  return page.locator('figure ul [data-lit] b');
}

/** Code of the highlighted lines. */
function litLines(page: Page): Locator {
  return page.locator('figure ol[start] [data-lit]');
}

test('hovering over a line highlights its resources, and vice versa', async ({page}) => {
  await page.goto('/zh/');
  await expect(litResources(page)).toHaveText(['Deployment', 'aws_db_instance', 'Secret']);
  await line(page, '"network"').hover();
  await expect(litResources(page)).toHaveText(['Service', 'Ingress']);
  await expect(litLines(page)).toHaveCount(1);
  await expect(page.locator('figure ol[start] + svg path')).toHaveCount(1 + 2);
  await resource(page, 'Deployment').hover();
  await expect(litResources(page)).toHaveText(['Deployment']);
  await expect(litLines(page)).toHaveCount(5);
  await expect(litLines(page).first()).toContainText('workload: service.Service {');
});

test('the code example works by keyboard: one Tab stop, and arrow keys between its entries', async ({
  page,
}) => {
  const focused = page.locator('label:has(:focus)');
  await openHydrated(page, '/');
  await page.getByText('6 imports').focus();
  await page.keyboard.press('Tab');
  await expect(focused).toContainText('"database"');
  await expect(focused).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('ArrowUp');
  await expect(focused).toContainText('ingress.defaultBackend');
  await expect(litResources(page)).toHaveText(['Ingress']);
  for (const entry of ['"database"', '"monitoring"', 'Namespace']) {
    await page.keyboard.press('ArrowDown');
    await expect(focused).toContainText(entry);
  }
  await expect(litLines(page)).toHaveText([/^web: ac.AppConfiguration/]);
  await page.keyboard.press('Tab');
  await expect(page.locator('figure :focus')).toHaveCount(0);
  // What a screen reader announces.
  await expect(page.getByRole('radio', {name: /^ports: .* becomes Service$/})).toBeAttached();
  await expect(page.getByRole('radio', {name: /^Ingress from line 14, 16/})).toBeAttached();
  for (const role of ['figure', 'radiogroup'] as const) {
    await expect(page.getByRole(role, {name: '14 lines become 9 resources'})).toBeVisible();
  }
});

test('on a phone, tapping a line highlights its resources', async ({browser}) => {
  const page = await browser.newPage({viewport: {width: 360, height: 800}, hasTouch: true});
  await page.goto('/');
  await line(page, '"monitoring"').tap();
  await expect(litResources(page)).toHaveText(['Deployment', 'ServiceMonitor']);
  await page.close();
});

test('without JavaScript, the code example is a program and a plain list with line numbers', async ({
  browser,
}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto('/');
  const example = page.getByRole('figure');
  await expect(example.getByRole('radio')).toHaveCount(0);
  await expect(example.locator('ul li')).toHaveCount(7);
  await expect(example.locator('ul')).toContainText('Deployment from line 9–11, 18–19');
  await expect(example.getByRole('button')).toHaveCount(0);
  await page.close();
});

test("highlighting isn't animated with reduced motion and stays distinct with forced colors", async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce', forcedColors: 'active'});
  await page.goto('/');
  await expect(page.locator('figure ol[start] + svg path').last()).toHaveCSS('animation-duration', '0s');
  const kinds = page.locator('figure ul label b');
  await expect(kinds.nth(0)).toHaveCSS('text-decoration-line', 'none');
  await expect(kinds.nth(1)).toHaveCSS('text-decoration-line', 'underline');
});

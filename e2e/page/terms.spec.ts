import {expect, test, type Locator, type Page} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {openHydrated} from '../support/hydrated';
import {overflow} from '../support/overflow';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');

const terms = (page: Page) => page.locator('article dfn');
const definitions = (page: Page) => page.getByRole('tooltip');

async function expectInWindow(page: Page, definition: Locator): Promise<void> {
  const {width = 0, height = 0} = page.viewportSize() ?? {};
  const box = await definition.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  expect(await overflow(page)).toEqual([]);
}

test("the first mention of a term has the glossary's definition, in the language of the page", async ({
  page,
}) => {
  await openHydrated(page, `${site}/zh/docs/terms`);
  await expect(terms(page)).toHaveText(['Stack', '工作空间', '资源图']);
  await expect(terms(page).first()).toHaveAccessibleDescription(/项目中带有 stack.yaml 的文件夹/);
  await expect(terms(page).first()).not.toHaveAccessibleDescription(/见/);
});

test('definitions are accessible and fit a narrow window', async ({page}) => {
  await page.setViewportSize({width: 360, height: 640});
  await openHydrated(page, `${site}/docs/terms`);
  for (const term of await terms(page).all()) {
    await term.focus();
    await expect(definitions(page)).toBeVisible();
    await expectInWindow(page, definitions(page));
  }
  await expectAccessible(page);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({javaScriptEnabled, hasTouch: true});

    test('a definition shows on hover, on focus, and on tap', async ({page}) => {
      await page.goto(`${site}/docs/terms`);
      await expect(definitions(page)).toHaveCount(0);
      await terms(page).first().hover();
      await expect(definitions(page)).toContainText('A folder with stack.yaml');
      await expectInWindow(page, definitions(page));
      const box = await definitions(page).boundingBox();
      await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 20, {steps: 10});
      await expect(definitions(page)).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(definitions(page)).toHaveCount(0);

      await terms(page).nth(1).focus();
      await expect(definitions(page)).toContainText('The settings of a target environment');
      await page.keyboard.press('Tab');
      await expect(definitions(page)).toHaveCount(0);

      await terms(page).last().tap();
      await expect(definitions(page)).toContainText('A record of which resources');
      await page.getByRole('heading', {level: 1}).tap();
      await expect(definitions(page)).toHaveCount(0);
    });
  });
}

test('Escape hides a definition until the reader returns to the term', async ({page}) => {
  await openHydrated(page, `${site}/docs/terms`);
  const term = terms(page).first();
  await term.hover();
  await expect(definitions(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(definitions(page)).toHaveCount(0);
  await page.mouse.move(0, 0);
  await term.hover();
  await expect(definitions(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await term.focus();
  await page.keyboard.press('Escape');
  await expect(definitions(page)).toHaveCount(0);
  await expect(term).toBeFocused();
});

/** Removes the style rules that use anchor positioning. */
function withoutAnchors(): void {
  const remove = (list: CSSStyleSheet | CSSGroupingRule) => {
    for (const [index, rule] of [...list.cssRules].entries()) {
      if (rule instanceof CSSSupportsRule && rule.conditionText.includes('anchor-scope')) {
        list.deleteRule(index);
        return;
      }
      if (rule instanceof CSSGroupingRule) {
        remove(rule);
      }
    }
  };
  [...document.styleSheets].forEach(remove);
}

test('browsers without anchor positioning show a definition below the line of its term', async ({page}) => {
  await page.setViewportSize({width: 360, height: 900});
  await openHydrated(page, `${site}/docs/terms`);
  await page.evaluate(withoutAnchors);
  for (const term of await terms(page).all()) {
    await term.hover();
    await expect(definitions(page)).toHaveCSS('position', 'absolute');
    await expectInWindow(page, definitions(page));
    const [line, definition] = [await term.boundingBox(), await definitions(page).boundingBox()];
    expect(definition?.y).toBeGreaterThan((line?.y ?? 0) + 10);
    expect(definition?.y).toBeLessThanOrEqual((line?.y ?? 0) + (line?.height ?? 0) + 1);
    await page.mouse.move(0, 0);
  }
});

test('at the bottom of the window, a definition is shown above its term', async ({page}) => {
  await openHydrated(page, `${site}/docs/terms`);
  const term = terms(page).first();
  const top = await term.evaluate((element) => element.getBoundingClientRect().bottom);
  await page.setViewportSize({width: 1440, height: Math.ceil(top) + 10});
  await term.focus();
  await expectInWindow(page, definitions(page));
});

test("definitions aren't part of the text: they aren't copied, printed, or indexed", async ({
  page,
  request,
}) => {
  await openHydrated(page, `${site}/docs/terms`);
  await terms(page).first().hover();
  await page.keyboard.press('Control+a');
  const copied = await page.evaluate(() => String(window.getSelection()));
  expect(copied).toContain('A stack is marked once');
  expect(copied).not.toContain('A folder');
  const index = await request.get(`${site}/search-index-docs-default-v0.14.json`);
  // The match is the glossary itself.
  expect((await index.text()).match(/A folder with stack/g)).toHaveLength(1);
  const markdown = await request.get(`${site}/docs/terms.md`);
  expect(await markdown.text()).not.toContain('A folder');
  await page.emulateMedia({media: 'print'});
  await expect(definitions(page)).toHaveCount(0);
});

import {expect, test, type Page} from '@playwright/test';
import {builtLocales, builtPages} from '../../scripts/lib/builtSite';
import {openHydrated} from '../support/hydrated';
import {overflow} from '../support/overflow';

const notLatest = /\/(?:next|v\d[^/]*)\//;

/** HTML of all diagrams on the latest pages in one language. */
function latestDiagrams(language: string): string[] {
  return builtLocales()
    .filter(({locale}) => locale === language)
    .flatMap(builtPages)
    .filter(({route}) => !notLatest.test(route))
    .flatMap(({html}) => html.match(/<figure class="?diagram.*?<\/figure>/gs) ?? []);
}

/** The visible state of each diagram on the open page. */
function figuresOn(page: Page) {
  return page.locator('figure.diagram').evaluateAll((figures) =>
    figures.map((figure) => {
      const shown = [...figure.querySelectorAll('svg')].filter((svg) => svg.getClientRects().length > 0);
      const [svg] = shown;
      const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 0;
      const texts = [...(svg?.querySelectorAll('text') ?? [])];
      const boxes = [...(svg?.querySelectorAll('.b') ?? [])].map((box) => box.getBoundingClientRect());
      const outside = texts.filter((text) => {
        const {left, right, top, bottom} = text.getBoundingClientRect();
        const box = boxes.find(
          (area) =>
            area.left < (left + right) / 2 &&
            area.right > (left + right) / 2 &&
            area.top < (top + bottom) / 2 &&
            area.bottom > (top + bottom) / 2,
        );
        return box && (left < box.left || right > box.right || top < box.top || bottom > box.bottom);
      });
      return {
        label: figure.getAttribute('aria-label'),
        shown: shown.length,
        smallestLetters:
          Math.min(...texts.map((text) => parseFloat(getComputedStyle(text).fontSize))) * scale,
        labelsOutsideTheirBox: outside.map((text) => text.textContent),
        overhang: (svg?.getBoundingClientRect().right ?? 0) - figure.getBoundingClientRect().right,
      };
    }),
  );
}

test.describe('without JavaScript', () => {
  // Hydration would replace the diagrams that the test adds.
  test.use({javaScriptEnabled: false});

  for (const [language, path] of [
    ['en', '/karpor/'],
    ['zh', '/zh/karpor/'],
  ] as const) {
    test(`every diagram is legible and fits the page at 1440, 768, and 360 px (${language})`, async ({
      page,
    }) => {
      const diagrams = latestDiagrams(language);
      expect(diagrams.length).toBeGreaterThan(60);
      await page.goto(path);
      // One page instead of a hundred, because opening them takes minutes.
      await page.locator('.markdown').evaluate((article, html) => {
        article.innerHTML = html;
      }, diagrams.join(''));
      for (const width of [1440, 768, 360]) {
        await page.setViewportSize({width, height: 900});
        const seen = await figuresOn(page);
        expect(seen).toHaveLength(diagrams.length);
        const faults = seen.filter(
          ({shown, smallestLetters, labelsOutsideTheirBox, overhang}) =>
            shown !== 1 || !(smallestLetters >= 11) || labelsOutsideTheirBox.length > 0 || overhang > 0,
        );
        expect([...faults, ...(await overflow(page))], `at ${width} px`).toEqual([]);
      }
    });
  }
});

test("a diagram uses the tool's hue in both themes", async ({page}) => {
  await openHydrated(page, '/zh/karpor/');
  const focus = page.locator('figure.diagram rect.f').first();
  await expect(focus).toHaveCSS('stroke', 'rgb(11, 117, 103)');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect(focus).toHaveCSS('stroke', 'rgb(95, 211, 192)');
});

test('a diagram is one image with a translated name and translated labels, which can be selected', async ({
  page,
}) => {
  await page.goto('/zh/karpor/');
  await expect(page.getByRole('img', {name: /^用户访问 karpor-server/})).toBeVisible();
  await expect(page.locator('figure.diagram text:visible', {hasText: '写入'})).toBeVisible();
  await page.goto('/karpor/');
  await expect(page.getByRole('img', {name: /^Users reach karpor-server/})).toBeVisible();
  await page.locator('figure.diagram text:visible', {hasText: 'Elasticsearch'}).dblclick();
  expect(await page.evaluate(() => getSelection()?.toString())).toContain('Elasticsearch');
});

test('forced colors keep boxes and labels distinct from the background', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('/karpor/');
  const [ground, outline, label, arrow] = await page.locator('figure.diagram').evaluate((figure) =>
    (
      [
        ['.b', 'fill'],
        ['.b', 'stroke'],
        ['text.l', 'fill'],
        ['.a', 'stroke'],
      ] as const
    ).map(([selector, property]) => getComputedStyle(figure.querySelector(selector) ?? figure)[property]),
  );
  expect([outline, label, arrow]).not.toContain(ground);
});

import {expect, test, type Page} from '@playwright/test';
import {builtLocales, builtPages} from '../../scripts/lib/builtSite';
import {overflow} from '../support/overflow';

const notLatest = /\/(?:next|v\d[^/]*)\//;

/** Routes of the latest pages with a diagram, in one language. */
function routesWithDiagrams(language: string): string[] {
  return builtLocales()
    .filter(({locale}) => locale === language)
    .flatMap(builtPages)
    .filter(({route, html}) => !notLatest.test(route) && /<figure class="?diagram/.test(html))
    .map(({route}) => route);
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
        shown: shown.length,
        smallestLetters:
          Math.min(...texts.map((text) => parseFloat(getComputedStyle(text).fontSize))) * scale,
        labelsOutsideTheirBox: outside.map((text) => text.textContent),
        overhang: (svg?.getBoundingClientRect().right ?? 0) - figure.getBoundingClientRect().right,
      };
    }),
  );
}

test.describe('every diagram', () => {
  // Diagrams are part of the HTML, and pages load faster without scripts.
  test.use({javaScriptEnabled: false});

  for (const language of ['en', 'zh']) {
    test(`is legible and fits the page at 1440, 768, and 360 px (${language})`, async ({page}) => {
      const routes = routesWithDiagrams(language);
      expect(routes.length).toBeGreaterThan(0);
      test.setTimeout(30_000 + routes.length * 5_000);
      // One assertion for all diagrams, because thousands take minutes.
      const faults: unknown[] = [];
      for (const route of routes) {
        await page.goto(route);
        for (const width of [1440, 768, 360]) {
          await page.setViewportSize({width, height: 900});
          const wrong = (await figuresOn(page)).filter(
            ({shown, smallestLetters, labelsOutsideTheirBox, overhang}) =>
              shown !== 1 || !(smallestLetters >= 11) || labelsOutsideTheirBox.length > 0 || overhang > 0,
          );
          faults.push(...[...wrong, ...(await overflow(page))].map((fault) => ({route, width, fault})));
        }
      }
      expect(faults).toEqual([]);
    });
  }
});

for (const theme of ['light', 'dark'] as const) {
  test(`a diagram uses only the text color, the background, and one tool's hue (${theme})`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await page.goto('/zh/karpor/');
    const colors = await page.locator('figure.diagram').evaluate((figure) => {
      const style = (selector: string) => getComputedStyle(figure.querySelector(selector) ?? figure);
      const probe = figure.appendChild(document.createElement('i'));
      const token = (name: string) => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
      };
      const seen = {
        label: style('text:not([class])').fill,
        outline: style('rect.b:not(.f)').stroke,
        paper: style('rect.b:not(.f)').fill,
        focus: style('rect.f').stroke,
      };
      const wanted = {
        label: token('--ink'),
        outline: token('--ink'),
        paper: token('--paper'),
        focus: token('--tool-karpor'),
      };
      probe.remove();
      return {seen, wanted};
    });
    expect(colors.seen).toEqual(colors.wanted);
  });
}

test('a diagram is one image with a translated name and translated labels', async ({page}) => {
  await page.goto('/karpor/');
  await expect(page.getByRole('img', {name: /^Users reach karpor-server/})).toBeVisible();
  await page.goto('/zh/karpor/');
  await expect(page.getByRole('img', {name: /^用户访问 karpor-server/})).toBeVisible();
  await expect(page.locator('figure.diagram text:visible', {hasText: '写入'})).toBeVisible();
});

test('diagram labels can be selected with the mouse', async ({page}) => {
  await page.goto('/karpor/');
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

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false, viewport: {width: 360, height: 800}});

  test('the diagram that fits the screen is shown', async ({page}) => {
    await page.goto('/karpor/');
    await expect(page.locator('figure.diagram svg:visible')).toHaveCount(1);
    await expect(page.locator('figure.diagram text:visible', {hasText: 'karpor-server'})).toBeVisible();
  });
});

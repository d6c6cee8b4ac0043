import {expect, openHydrated, test} from './fixtures';

const values = ['', 'DARK', 'system', 'dark light', '"><img src=x onerror=alert(1)>', '\u0000'];

const names = [
  'theme',
  'theme-choice',
  'mode',
  'has-hydrated',
  '',
  'on"load',
  '<b>',
  'x y',
  '__proto__',
  'style',
  'class',
  'lang',
  '深色',
];

test('query parameters set no attribute except the color mode', async ({page}) => {
  const attributes = () =>
    page.evaluate(() =>
      Object.fromEntries([...document.documentElement.attributes].map(({name, value}) => [name, value])),
    );
  await openHydrated(page, '/markdown-page');
  const expected = await attributes();
  expect(expected['data-theme']).toBe('light');
  const queries = [
    ...values.map((value) => new URLSearchParams({'docusaurus-theme': value})),
    new URLSearchParams(names.map((name) => [`docusaurus-data-${name}`, 'evil'])),
  ];
  for (const query of queries) {
    await openHydrated(page, `/markdown-page?${query.toString()}`);
    expect(await attributes(), query.toString()).toEqual(expected);
  }
});

test('a link can choose between light and dark', async ({page}) => {
  for (const theme of ['dark', 'light']) {
    await openHydrated(page, `/markdown-page?docusaurus-theme=${theme}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  }
});

test('every page in a language has the same inline scripts', async ({page}) => {
  const texts = new Set<string>();
  for (const path of ['/', '/docs', '/blog', '/markdown-page', '/nope']) {
    await page.goto(path);
    const scripts = await page.locator('script:not([src], [type])').allTextContents();
    expect(scripts, path).toHaveLength(2);
    texts.add(scripts.join(''));
  }
  expect(texts.size).toBe(1);
});

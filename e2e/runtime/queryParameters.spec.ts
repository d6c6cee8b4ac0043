import {expect, openHydrated, test} from './fixtures';

const texts = [
  '',
  'DARK',
  'system',
  'dark light',
  '"><img src=x onerror=alert(1)>',
  '\u0000',
  'x'.repeat(10_000),
];

const names = [
  'docusaurus-data-theme',
  'docusaurus-data-theme-choice',
  'docusaurus-data-mode',
  'docusaurus-data-has-hydrated',
  'docusaurus-data-announcement-bar-initially-dismissed',
  'docusaurus-data-',
  'docusaurus-data-on"load',
  'docusaurus-data-<b>',
  'docusaurus-data-x y',
  'docusaurus-data-__proto__',
  'docusaurus-data-style',
  'docusaurus-data-class',
  'docusaurus-data-lang',
  'docusaurus-data-dir',
  'docusaurus-data-constructor',
  'docusaurus-data-a[]',
  'docusaurus-data-1',
  'docusaurus-data-深色',
  'DOCUSAURUS-DATA-mode',
  'docusaurus-data-%',
];

test('no other query parameter sets an attribute on the page', async ({page}) => {
  const attributes = () =>
    page.evaluate(() =>
      Object.fromEntries([...document.documentElement.attributes].map(({name, value}) => [name, value])),
    );
  await openHydrated(page, '/markdown-page');
  const expected = await attributes();
  expect(expected['data-theme']).toBe('light');
  const queries = [
    ...texts.map((text) => new URLSearchParams({'docusaurus-theme': text})),
    new URLSearchParams(names.map((name) => [name, 'evil'])),
  ];
  for (const query of queries) {
    await openHydrated(page, `/markdown-page?${query.toString()}`);
    expect(await attributes(), query.toString().slice(0, 60)).toEqual(expected);
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

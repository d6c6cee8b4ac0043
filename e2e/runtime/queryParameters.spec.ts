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

test('only the color mode in a link sets an attribute on the page', async ({page}) => {
  const attributes = () =>
    page.evaluate(() =>
      Object.fromEntries([...document.documentElement.attributes].map(({name, value}) => [name, value])),
    );
  for (const theme of ['dark', 'light']) {
    await openHydrated(page, `/markdown-page?docusaurus-theme=${theme}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  }
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

import {expect, test} from '@playwright/test';
import {fixtureUrl} from '../support/servers';

test('a single-row footer shows its links, the logo with every field, and the copyright', async ({page}) => {
  await page.goto(`${fixtureUrl('shell')}/docs/`);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', {name: 'Guide'})).toHaveAttribute('href', '/docs/install');
  await expect(footer.getByRole('link', {name: 'Sources'})).toHaveAttribute(
    'href',
    'https://example.com/sources',
  );
  await expect(footer.locator('.footer__title')).toHaveCount(0);
  const [guide, sources] = await footer.locator('.footer__link-item').all();
  expect((await guide?.boundingBox())?.y).toBe((await sources?.boundingBox())?.y);
  await expect(footer).toContainText('Copyright line');

  const logo = footer.getByAltText('Footer logo').filter({visible: true});
  await expect(footer.getByRole('link', {name: 'Footer logo'})).toHaveAttribute(
    'href',
    'https://example.com/',
  );
  await expect(logo).toHaveAttribute('src', '/img/logo.svg');
  await expect(logo).toHaveAttribute('width', '48');
  await expect(logo).toHaveAttribute('height', '40');
  await page.getByRole('button', {name: 'currently system mode'}).click();
  await page.getByRole('button', {name: 'currently light mode'}).click();
  await expect(logo).toHaveAttribute('src', '/img/logo-dark.svg');
});

test('a multi-column footer has a titled list per column, in both languages', async ({page}) => {
  await page.goto('/docs/');
  await expect(page.locator('.footer__title')).toHaveText(['Documentation', 'Source code', 'Project']);
  await expect(page.locator('.footer__col').first().getByRole('link')).toHaveText([
    'Kusion',
    'Karpor',
    'Kuperator',
    'Controller Mesh',
  ]);
  await page.goto('/zh/docs/');
  await expect(page.locator('.footer__title')).toHaveText(['文档', '源代码', '项目']);
  await expect(page.getByRole('contentinfo').getByRole('link', {name: '社区'})).toHaveAttribute(
    'href',
    '/zh/community/intro/',
  );
});

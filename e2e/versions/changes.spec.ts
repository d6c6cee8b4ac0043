import {expect, test} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {openHydrated} from '../support/hydrated';
import {overflow} from '../support/overflow';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');
const changed = 'Changed since v0.13';

const title = 'Kitchen sink v0.14 相比 v0.13 的变化';

test('the version menu opens the changes in the language of the page, breaking ones first', async ({
  page,
}) => {
  await openHydrated(page, `${site}/zh/docs/apply`);
  await page.getByRole('button', {name: 'v0.14（最新）'}).click();
  await page.getByRole('link', {name: 'v0.14 的变化'}).click();
  await expect(page).toHaveURL(`${site}/zh/docs/changes/v0.14`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(page.getByRole('heading', {level: 2}).first()).toHaveText('不兼容变更');
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', /。不兼容变更：\d+ 项，/);
  for (const [heading, text] of [
    ['不兼容变更', '选项 --operator：已移除'],
    ['默认值变更', '选项 --watch：默认值由 false 改为 true'],
    ['新增', '选项 --yes 跳过确认。'],
    ['已移除的页面', '已移除'],
  ] as const) {
    await expect(page.getByRole('region', {name: heading}).getByText(text).last()).toBeVisible();
  }
  await expect(page.getByText('表格 · 改动 100% · 原地址 /zh/docs/v0.13/old-tables')).toBeVisible();
  await page.getByRole('region', {name: '不兼容变更'}).getByRole('link', {name: '--operator'}).click();
  await expect(page).toHaveURL(`${site}/zh/docs/v0.13/apply#flag--operator`);
});

test('all versions are listed with status, releases, docs, what changed, and feeds, even without JavaScript', async ({
  browser,
}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(`${site}/zh/versions`);
  const rows = page.getByRole('row');
  for (const [index, cells] of [
    ['Kitchen sink v0.15', '下一版，未发布', '', '', '自 v0.14 以来'],
    ['Kitchen sink v0.14', '最新', 'v0.14.0', '2025年1月22日', '自 v0.13 以来'],
    ['Kitchen sink v0.13', '维护中', 'v0.13.1', '2024年8月1日', ''],
  ].entries()) {
    await expect(rows.nth(index + 1).getByRole('cell')).toHaveText(cells);
  }
  const latest = rows.nth(2).getByRole('link');
  await expect(latest.nth(0)).toHaveAttribute('href', '/zh/docs/');
  await expect(latest.nth(1)).toHaveAttribute('href', /\/releases\/tag\/v0\.14\.0$/);
  await expect(latest.nth(2)).toHaveAttribute('href', '/zh/docs/changes/v0.14');
  const feed = '/zh/docs/changes/atom.xml';
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', feed);
  await expect(page.locator(`main a[href="${feed}"]`)).toBeVisible();
  const text = await (await page.request.get(site + feed)).text();
  expect(text.match(/<entry>/g)).toHaveLength(1);
  expect(text).toContain(`<![CDATA[${title}]]></title>`);
  expect(text).toContain('<updated>2025-01-22T00:00:00.000Z</updated>');
  expect(text).toContain('https://kusionstack.io/zh/docs/v0.13/apply#flag--operator');
  await page.close();
});

test('any two versions can be compared, and reference rows show when they were added, changed, and removed', async ({
  page,
}) => {
  await openHydrated(page, `${site}/docs/changes/v0.15`);
  await page.getByRole('link', {name: 'Compare with v0.13'}).click();
  await expect(page).toHaveURL(`${site}/docs/changes/v0.15/from-v0.13`);
  // The menu names the version that the page is about.
  await expect(page.getByRole('button', {name: 'v0.15 (unreleased)'})).toBeVisible();
  await expect(page.getByRole('region', {name: 'Breaking changes'})).toContainText('--operator');
  await page.goto(`${site}/docs/apply`);
  await expect(page.locator('[id="flag--watch"]')).toContainText('Default changed in v0.14.');
  await expect(page.locator('[id="flag--yes"]')).toContainText('Since v0.14.');
  await page.goto(`${site}/docs/v0.13/apply`);
  await expect(page.locator('[id="flag--operator"]')).toContainText('Removed in v0.14.');
  await expect(page.locator('[id="flag--watch"]')).not.toContainText('v0.1');
});

test('the line below the title opens a comparison by sentence, line of code, and table row', async ({
  page,
}) => {
  await openHydrated(page, `${site}/docs/apply`);
  await page.getByText(changed).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('group').filter({hasText: changed}).first();
  await expect(panel.getByText('Changed sections: 3')).toBeInViewport();
  await expect(panel.getByRole('deletion').first()).toHaveText('Removed: Returns at once.');
  await expect(panel.getByRole('insertion').first()).toHaveText('Added: Waits until they are ready.');
  await expect(panel.locator('pre')).toContainText('− sink apply');
  await expect(panel.locator('pre')).toContainText('+ sink apply --yes');
  await expect(panel.getByRole('row', {name: '--watch'}).getByRole('insertion')).toContainText('true');
  await expect(panel.getByText('Unchanged sections: 1')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Changed sections: 3')).toBeHidden();
});

test('the comparison is accessible, fits on a phone, and prints', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await openHydrated(page, `${site}/docs/apply`);
  await page.getByText(changed).click();
  const insertion = page.getByRole('insertion').first();
  await expect(insertion).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  await expectAccessible(page);
  await page.emulateMedia({forcedColors: 'active'});
  await expect(insertion).toHaveCSS('text-decoration-line', 'underline');
  await page.emulateMedia({media: 'print'});
  await expect(insertion).toBeVisible();
  await expect(page.getByText(changed)).toBeHidden();
});

test('a comparison that fails to load shows an error with a link to the list of changes', async ({page}) => {
  await page.route('**/*.changes.json', (route) => route.abort());
  await openHydrated(page, `${site}/docs/apply`);
  await page.getByText(changed).click();
  await expect(page.getByText('Couldn’t load the comparison.')).toBeVisible();
  await page.getByRole('link', {name: 'All changes since v0.13'}).click();
  await expect(page).toHaveURL(`${site}/docs/changes/v0.14#/docs/apply`);
});

test('without JavaScript, the link leads to the page in the list of changes', async ({browser}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(`${site}/docs/apply`);
  await page.getByText(changed).click();
  await page.getByRole('link', {name: 'All changes since v0.13'}).click();
  await expect(page.locator(':target')).toContainText('sink apply');
  await page.goto(`${site}/docs/words`);
  await expect(page.getByText(changed)).toHaveCount(0);
  const markdown = await page.request.get(`${site}/docs/apply.md`);
  expect(await markdown.text()).not.toContain(changed);
  await page.close();
});

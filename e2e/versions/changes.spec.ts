import {expect, test} from '@playwright/test';
import {expectAccessible} from '../support/axe';
import {openHydrated} from '../support/hydrated';
import {overflow} from '../support/overflow';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('kitchen-sink');

const languages = [
  {
    prefix: '',
    menu: 'v0.14 (latest)',
    entry: 'What changed in v0.14',
    title: 'What changed in Kitchen sink v0.14 since v0.13',
    breaking: ['Breaking changes', 'Option --operator: removed'],
    defaults: ['Changed defaults', 'Option --watch: default changed from false to true'],
    additions: ['Additions', 'Option --yes Skip the question.'],
    gone: ['Removed pages', 'Gone'],
    moved: 'Tables · 100% of the text · moved from /docs/v0.13/old-tables',
    compare: 'Compare with v0.13',
    all: 'All versions',
    versions: [
      ['Kitchen sink v0.15', 'next, unreleased', '', '', 'since v0.14'],
      ['Kitchen sink v0.14', 'latest', 'v0.14.0', 'January 22, 2025', 'since v0.13'],
      ['Kitchen sink v0.13', 'maintained', 'v0.13.1', 'August 1, 2024', ''],
    ],
    labels: ['Default changed in v0.14.', 'Since v0.14.', 'Removed in v0.14.'],
    changed: 'Changed since v0.13',
    panel: 'Changes since v0.13',
    counts: [
      'Changed sections: 3',
      'Sentences: 1 added, 1 removed',
      'Lines of code: 1 added, 1 removed',
      'Table rows: 2 added, 2 removed',
    ],
    removedText: 'Removed: Returns at once.',
    addedText: 'Added: Waits until they are ready.',
    unchanged: 'Unchanged sections: 1',
    close: 'Close',
    failed: 'Couldn’t load the comparison.',
    rest: 'All changes since v0.13',
  },
  {
    prefix: '/zh',
    menu: 'v0.14（最新）',
    entry: 'v0.14 的变化',
    title: 'Kitchen sink v0.14 相比 v0.13 的变化',
    breaking: ['不兼容变更', '选项 --operator：已移除'],
    defaults: ['默认值变更', '选项 --watch：默认值由 false 改为 true'],
    additions: ['新增', '选项 --yes 跳过确认。'],
    gone: ['已移除的页面', '已移除'],
    moved: '表格 · 改动 100% · 原地址 /zh/docs/v0.13/old-tables',
    compare: '与 v0.13 对比',
    all: '所有版本',
    versions: [
      ['Kitchen sink v0.15', '下一版，未发布', '', '', '自 v0.14 以来'],
      ['Kitchen sink v0.14', '最新', 'v0.14.0', '2025年1月22日', '自 v0.13 以来'],
      ['Kitchen sink v0.13', '维护中', 'v0.13.1', '2024年8月1日', ''],
    ],
    labels: ['默认值在 v0.14 中改变。', '自 v0.14 起提供。', '在 v0.14 中移除。'],
    changed: '自 v0.13 以来有变化',
    panel: '自 v0.13 以来的变化',
    counts: ['有变化的小节：3', '句子：新增 1，删除 1', '代码行：新增 1，删除 1', '表格行：新增 2，删除 2'],
    removedText: '删除： 立即返回。',
    addedText: '新增： 等待资源就绪。',
    unchanged: '未变化的小节：1',
    close: '关闭',
    failed: '无法加载对比内容。',
    rest: '自 v0.13 以来的全部变化',
  },
] as const;

for (const language of languages) {
  const {prefix, title, menu, entry, all, labels} = language;

  test(`${title}: the version menu opens the changes, breaking ones first`, async ({page}) => {
    await openHydrated(page, `${site}${prefix}/docs/apply`);
    await page.getByRole('button', {name: menu}).click();
    await page.getByRole('link', {name: entry}).click();
    await expect(page).toHaveURL(`${site}${prefix}/docs/changes/v0.14`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.getByRole('heading', {level: 2}).first()).toHaveText(language.breaking[0]);
    for (const [heading, text] of [language.breaking, language.defaults, language.additions, language.gone]) {
      await expect(page.getByRole('region', {name: heading}).getByText(text).last()).toBeVisible();
    }
    await expect(page.getByText(language.moved)).toBeVisible();
    await page
      .getByRole('region', {name: language.breaking[0]})
      .getByRole('link', {name: '--operator'})
      .click();
    await expect(page).toHaveURL(`${site}${prefix}/docs/v0.13/apply#flag--operator`);
  });

  test(`${title}: any two versions can be compared`, async ({page}) => {
    await openHydrated(page, `${site}${prefix}/docs/changes/v0.15`);
    await page.getByRole('link', {name: language.compare}).click();
    await expect(page).toHaveURL(`${site}${prefix}/docs/changes/v0.15/from-v0.13`);
    await expect(page.getByRole('region', {name: language.breaking[0]})).toContainText('--operator');
  });

  test(`${all} lists status, releases, docs, what changed, and feeds without JavaScript`, async ({
    browser,
  }) => {
    const page = await browser.newPage({javaScriptEnabled: false});
    await page.goto(`${site}${prefix}/versions`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(all);
    const rows = page.getByRole('row');
    for (const [index, cells] of language.versions.entries()) {
      await expect(rows.nth(index + 1).getByRole('cell')).toHaveText(cells);
    }
    const latest = rows.nth(2).getByRole('link');
    await expect(latest.nth(0)).toHaveAttribute('href', `${prefix}/docs/`);
    await expect(latest.nth(1)).toHaveAttribute('href', /\/releases\/tag\/v0\.14\.0$/);
    await expect(latest.nth(2)).toHaveAttribute('href', `${prefix}/docs/changes/v0.14`);
    const feed = `${prefix}/docs/changes/atom.xml`;
    await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', feed);
    await expect(page.locator(`main a[href="${feed}"]`)).toBeVisible();
    await page.close();
  });

  test(`${title}: the feed lists the releases with their breaking changes`, async ({page}) => {
    await page.goto(`${site}${prefix}/versions`);
    const entries = await page.evaluate(async (address) => {
      const text = await (await fetch(address)).text();
      const feed = new DOMParser().parseFromString(text, 'application/xml');
      return [...feed.querySelectorAll('entry')].map((element) =>
        ['title', 'updated', 'content'].map((name) => element.querySelector(name)?.textContent ?? ''),
      );
    }, `${site}${prefix}/docs/changes/atom.xml`);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.slice(0, 2)).toEqual([title, '2025-01-22T00:00:00.000Z']);
    expect(entries[0]?.[2]).toContain(
      `href="https://kusionstack.io${prefix}/docs/v0.13/apply#flag--operator"`,
    );
  });

  test(`${title}: reference rows show when they were added, changed, and removed`, async ({page}) => {
    const [changed, since, removed] = labels;
    await page.goto(`${site}${prefix}/docs/apply`);
    await expect(page.locator('[id="flag--watch"]')).toContainText(changed);
    await expect(page.locator('[id="flag--yes"]')).toContainText(since);
    await page.goto(`${site}${prefix}/docs/v0.13/apply`);
    await expect(page.locator('[id="flag--operator"]')).toContainText(removed);
    await expect(page.locator('[id="flag--watch"]')).not.toContainText('v0.1');
  });

  test(`${language.changed}: the button opens a comparison by sentence, line of code, and table row`, async ({
    page,
  }) => {
    await openHydrated(page, `${site}${prefix}/docs/apply`);
    const button = page.getByRole('button', {name: language.changed});
    await button.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', {name: language.panel});
    await expect(panel).toBeFocused();
    await expect(panel.getByRole('heading', {level: 2})).toBeInViewport();
    await expect(panel.getByRole('listitem').filter({visible: true})).toHaveText(language.counts);
    await expect(panel.getByRole('deletion').first()).toHaveText(language.removedText);
    await expect(panel.getByRole('insertion').first()).toHaveText(language.addedText);
    await expect(panel.locator('pre')).toContainText('− sink apply');
    await expect(panel.locator('pre')).toContainText('+ sink apply --yes');
    await expect(panel.getByRole('row', {name: '--watch'}).getByRole('insertion')).toContainText('true');
    await expect(panel.getByText(language.unchanged)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });

  test(`${language.changed}: the comparison is accessible, fits a phone, and prints`, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await openHydrated(page, `${site}${prefix}/docs/apply`);
    await page.getByRole('button', {name: language.changed}).click();
    const panel = page.getByRole('region', {name: language.panel});
    await expect(panel).toBeVisible();
    expect(await overflow(page)).toEqual([]);
    await expectAccessible(page);
    await page.emulateMedia({forcedColors: 'active'});
    await expect(panel.getByRole('insertion').first()).toHaveCSS('text-decoration-line', 'underline');
    await page.emulateMedia({media: 'print'});
    await expect(panel.getByRole('insertion').first()).toBeVisible();
    await expect(panel.getByRole('button')).toBeHidden();
  });

  test(`${language.changed}: a comparison that fails to load shows an error with a link to the list of changes`, async ({
    page,
  }) => {
    await page.route('**/*.changes.json', (route) => route.abort());
    await openHydrated(page, `${site}${prefix}/docs/apply`);
    await page.getByRole('button', {name: language.changed}).click();
    await expect(page.getByText(language.failed)).toBeVisible();
    await page.getByRole('link', {name: language.rest}).click();
    await expect(page).toHaveURL(`${site}${prefix}/docs/changes/v0.14#${prefix}/docs/apply`);
  });

  test(`${language.changed}: without JavaScript, the link leads to the page in the list of changes`, async ({
    browser,
  }) => {
    const page = await browser.newPage({javaScriptEnabled: false});
    await page.goto(`${site}${prefix}/docs/apply`);
    await page.getByRole('link', {name: language.changed}).click();
    await expect(page.locator(':target')).toContainText('sink apply');
    await page.goto(`${site}${prefix}/docs/words`);
    await expect(page.getByText(language.changed)).toHaveCount(0);
    const markdown = await page.request.get(`${site}${prefix}/docs/apply.md`);
    expect(await markdown.text()).not.toContain(language.changed);
    await page.close();
  });
}

import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteUrl} from '../support/servers';

const posts = fs
  .readdirSync(path.resolve(__dirname, '../../blog'), {withFileTypes: true})
  .filter((entry) => entry.isDirectory()).length;
const pages = Math.ceil(posts / 2);

test('the blog lists two posts per page, with reading time and a named link on one line', async ({page}) => {
  await page.goto(`/zh/blog/page/${pages}`);
  await expect(page.locator('article')).toHaveCount(posts - 2 * (pages - 1));
  expect(await page.request.get(`/zh/blog/page/${pages + 1}`)).not.toBeOK();
  await page.goto('/zh/blog');
  await expect(page.locator('article')).toHaveCount(2);
  await expect(page.locator('article').first()).toContainText(/阅读需 \d+ 分钟/);
  const article = page.locator('article').first();
  const title = (await article.locator('h2').textContent()) ?? '';
  const link = article.getByRole('link', {name: '阅读全文'});
  const name = await link.getAttribute('aria-label');
  expect(name).toContain(title);
  for (const width of [360, 1440]) {
    await page.setViewportSize({width, height: 900});
    expect(await link.evaluate((element) => element.getClientRects().length)).toBe(1);
  }
});

test('the blog has well-formed feeds with every post and only absolute addresses', async ({page}) => {
  await page.goto('/zh/blog');
  for (const [feed, post] of [
    ['rss.xml', 'item'],
    ['atom.xml', 'entry'],
  ] as const) {
    const found = await page.evaluate(
      async ([address, tag]) => {
        const text = await (await fetch(address)).text();
        const entries = [...new DOMParser().parseFromString(text, 'text/xml').querySelectorAll(tag)];
        const contents = entries.map((entry) => entry.querySelector('encoded, content')?.textContent ?? '');
        const body = new DOMParser().parseFromString(contents.join(''), 'text/html');
        const linked = [...body.querySelectorAll('[href], [src]')];
        return {
          entries: entries.length,
          addresses: linked.map((element) => element.getAttribute('href') ?? element.getAttribute('src')),
        };
      },
      [`/zh/blog/${feed}`, post] as const,
    );
    expect(found.entries).toBe(posts);
    expect(found.addresses.filter((address) => !/^(?:https?|mailto):/.test(address ?? ''))).toEqual([]);
    expect(found.addresses.length).toBeGreaterThan(posts);
  }
});

const lists = [
  ['/blog/archive', /^Blog archive \|/, /^博客归档 \|/],
  ['/blog/tags', /^Blog tags \|/, /^博客标签 \|/],
  ['/blog/tags/kusion', / posts tagged with "Kusion" \|/, /^标签“Kusion”下的 \d+ 篇博文 \|/],
  ['/blog/tags/kusion/page/2', / posts tagged with "Kusion", page 2 \|/, /篇博文，第 2 页 \|/],
  ['/blog/authors', /^Blog authors \|/, /^博客作者 \|/],
  ['/blog/authors/kusionstack', /^The KusionStack team - \d+ posts \|/, /^KusionStack 团队的 \d+ 篇博文 \|/],
] as const;

test('archive, tag, and author pages have unique titles and descriptions in both languages', async ({
  browser,
}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  const descriptions = new Set<string | null>();
  for (const [path, english, chinese] of lists) {
    for (const [address, title] of [
      [path, english],
      [`/zh${path}`, chinese],
    ] as const) {
      await page.goto(address);
      await expect(page).toHaveTitle(title);
      descriptions.add(await page.locator('meta[name="description"]').getAttribute('content'));
    }
  }
  await page.close();
  // Both pages of a tag have the same description.
  expect(descriptions.size).toBe(2 * (lists.length - 1));
});

test('the post list links to the archive and the tags', async ({page}) => {
  await page.goto(`${siteUrl}/zh/blog`);
  await page.getByRole('link', {name: '按年份浏览'}).click();
  await expect(page.locator('h1')).toHaveText('博客归档');
  await expect(page.locator('main li a')).toHaveCount(posts);
  await page.goBack();
  await page.getByRole('link', {name: '按标签浏览'}).click();
  await expect(page.locator('h1')).toHaveText('博客标签');
});

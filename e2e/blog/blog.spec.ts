import {expect, test} from '@playwright/test';
import {fixtureUrl} from '../support/servers';

const languages = [
  {prefix: '', readMore: 'Read more', minutes: /\d+ min read/, newest: 'The ninth post'},
  {prefix: '/zh', readMore: '阅读更多', minutes: /阅读需 \d+ 分钟/, newest: '第九篇文章'},
] as const;

const tagPages = ['kusion', 'kcl', 'kclvm', 'kusion-stack', 'large-scale', 'platform-engineering'];

for (const {prefix, readMore, minutes, newest} of languages) {
  test.describe(`blog at ${prefix}/blog`, () => {
    test('lists two posts a page on five pages, the newest first, with the reading time', async ({page}) => {
      for (const [number, posts] of [2, 2, 2, 2, 1].entries()) {
        const route = number === 0 ? '/blog' : `/blog/page/${number + 1}`;
        await page.goto(`${fixtureUrl('blog')}${prefix}${route}`);
        await expect(page.locator('article')).toHaveCount(posts);
        await expect(page.locator('article').first()).toContainText(minutes);
      }
      await page.goto(`${fixtureUrl('blog')}${prefix}/blog`);
      await expect(page.locator('article h2').first()).toHaveText(newest);
      await expect(page.locator('article').first()).toContainText(readMore);
      expect(await page.request.get(`${fixtureUrl('blog')}${prefix}/blog/page/6`)).not.toBeOK();
    });

    test('has a page for each tag, and four pages for the two large ones', async ({request}) => {
      for (const tag of tagPages) {
        await expect(await request.get(`${fixtureUrl('blog')}${prefix}/blog/tags/${tag}`)).toBeOK();
      }
      for (const tag of ['kusion', 'kusion-stack']) {
        await expect(await request.get(`${fixtureUrl('blog')}${prefix}/blog/tags/${tag}/page/4`)).toBeOK();
        const beyond = await request.get(`${fixtureUrl('blog')}${prefix}/blog/tags/${tag}/page/5`);
        expect(beyond.status()).toBe(404);
      }
    });

    test('has a tags index, an archive, and the page of its author', async ({page}) => {
      await page.goto(`${fixtureUrl('blog')}${prefix}/blog/tags`);
      for (const tag of tagPages) {
        await expect(page.locator(`main a[href$="/blog/tags/${tag}"]`)).toBeVisible();
      }
      await page.goto(`${fixtureUrl('blog')}${prefix}/blog/archive`);
      await expect(page.locator('main li a')).toHaveCount(9);
      await page.goto(`${fixtureUrl('blog')}${prefix}/blog/authors/team`);
      await expect(page.locator('main h1')).toContainText('KusionStack');
    });

    test('offers RSS, Atom, and JSON feeds with all posts and absolute links', async ({request}) => {
      for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) {
        const response = await request.get(`${fixtureUrl('blog')}${prefix}/blog/${feed}`);
        await expect(response).toBeOK();
        const links = (await response.text()).match(/https:\/\/kusionstack\.io[^<"\s]*2023-ninth/g) ?? [];
        expect(links.length).toBeGreaterThan(0);
        expect(links[0]).toContain(`https://kusionstack.io${prefix}/blog/2023-ninth`);
      }
    });
  });
}

import {expect, test} from '@playwright/test';
import {overflow} from '../support/overflow';
import {fixtureUrl, siteUrl} from '../support/servers';

const languages = [
  {prefix: '', readMore: 'Read the whole post', minutes: /\d+ min read/, newest: 'The ninth post'},
  {prefix: '/zh', readMore: '阅读全文', minutes: /阅读需 \d+ 分钟/, newest: '第九篇文章'},
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
      const link = page.locator('article').first().getByRole('link', {name: readMore});
      await expect(link).toHaveText(readMore);
      await expect(link).toHaveAccessibleName(new RegExp(`^${readMore}[:：] ?${newest}$`));
      expect(await page.request.get(`${fixtureUrl('blog')}${prefix}/blog/page/6`)).not.toBeOK();
    });

    test('the link to a post stands in one line, on wide screens and on phones', async ({page}) => {
      for (const width of [360, 1440]) {
        await page.setViewportSize({width, height: 900});
        await page.goto(`${fixtureUrl('blog')}${prefix}/blog`);
        const article = page.locator('article').first();
        const link = article.getByRole('link', {name: readMore});
        expect(await link.evaluate((element) => element.getClientRects().length)).toBe(1);
        const edge = (element: Element) => element.getBoundingClientRect().right;
        expect(await link.evaluate(edge)).toBeLessThanOrEqual(await article.evaluate(edge));
        if (width === 1440) {
          const middle = (element: Element) => {
            const {top, bottom} = element.getBoundingClientRect();
            return (top + bottom) / 2;
          };
          const tag = article.locator('footer ul a').first();
          expect(Math.abs((await link.evaluate(middle)) - (await tag.evaluate(middle)))).toBeLessThan(8);
        }
        expect(await overflow(page)).toEqual([]);
      }
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

const lists = [
  ['/blog/archive', 'Blog archive', '博客归档'],
  ['/blog/tags', 'Blog tags', '博客标签'],
  ['/blog/tags/kusion', '8 posts tagged with "Kusion"', '标签「Kusion」下的 8 篇博文'],
  ['/blog/tags/kusion/page/2', '8 posts tagged with "Kusion", page 2', '标签「Kusion」下的 8 篇博文，第 2 页'],
  ['/blog/authors', 'Blog authors', '博客作者'],
  ['/blog/authors/kusionstack', 'The KusionStack team - 9 posts', 'KusionStack 团队的 9 篇博文'],
] as const;

test('archive, tags, and authors have titles and descriptions of their own in both languages', async ({
  request,
}) => {
  const heads = new Map<string, string>();
  for (const [path, english, chinese] of lists) {
    for (const [address, title] of [
      [path, english],
      [`/zh${path}`, chinese],
    ] as const) {
      const html = await (await request.get(siteUrl + address)).text();
      const head = /<title[^>]*>([^<]*)/.exec(html)?.[1]?.replaceAll('&quot;', '"');
      expect(head, address).toBe(`${title} | KusionStack`);
      const description = /<meta[^>]*name="?description"? content=("[^"]*"|\S+)/.exec(html)?.[1] ?? '';
      heads.set(address.replace(/\/page\/2$/, ''), description);
    }
  }
  expect(new Set(heads.values()).size).toBe(heads.size);
});

test('archive, tags, and authors fit a phone, each with one heading and links that lead on', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  for (const [path] of lists) {
    for (const prefix of ['', '/zh']) {
      await page.goto(siteUrl + prefix + path);
      expect(await overflow(page), prefix + path).toEqual([]);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator(`main a[href^="${prefix}/blog/"]`).first()).toBeVisible();
    }
  }
});

test('the list of posts leads to the archive and the tags', async ({page}) => {
  await page.goto(`${siteUrl}/zh/blog`);
  await page.getByRole('link', {name: '按年份浏览'}).click();
  await expect(page.locator('h1')).toHaveText('博客归档');
  await expect(page.locator('main h2').first()).toHaveText('2023');
  await page.goBack();
  await page.getByRole('link', {name: '按标签浏览'}).click();
  await expect(page.locator('h1')).toHaveText('博客标签');
});

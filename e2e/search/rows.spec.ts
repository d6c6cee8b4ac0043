import {answerIndexes, expect, hydrated, indexOf, locales, test} from './fixtures';
import {columnsOf} from '@site/src/plugins/search/core/columns';

/** What the tests look for in each language. */
const ownOf = {
  '': {
    row: {
      title: 'Setup of clusters',
      sectionTitle: 'Setup of clusters',
      pageTitle: 'Deploying applications',
      sidebarParentCategories: ['Deployment'],
      content: 'PodOpsLifecycle belongs to the setup.',
    },
    marks: [
      ['deploy setup', 'path', ['Deployment', 'Deploying']],
      ['clustres', 'title', ['clusters']],
      ['pod ops lifecycle', 'excerpt', ['PodOpsLifecycle']],
      ['podopslifecycle', 'excerpt', ['PodOpsLifecycle']],
    ],
    filler: 'plain text ',
    sought: 'lantern',
  },
  '/zh': {
    row: {
      title: '配置集群',
      sectionTitle: '配置集群',
      pageTitle: '部署应用',
      sidebarParentCategories: ['部署指南'],
      content: 'PodOpsLifecycle 属于 Cluster 的配置。',
    },
    marks: [
      ['部署集群', 'path', ['部署', '部署']],
      ['clustre 集群', 'excerpt', ['Cluster']],
      ['pod ops lifecycle', 'excerpt', ['PodOpsLifecycle']],
      ['podopslifecycle', 'excerpt', ['PodOpsLifecycle']],
    ],
    filler: '普通文本',
    sought: '灯笼',
  },
} as const;

for (const {name, prefix} of locales) {
  const own = ownOf[prefix];
  const home = `${prefix}/docs/`;
  test.describe(`rows in ${name}`, () => {
    test('have marks also in the path, and for typos and joined words', async ({search, site}) => {
      answerIndexes(site, (tag) =>
        indexOf(tag === 'docs-default-v0.14' ? [{...own.row, sectionRoute: `${prefix}/docs/x#y`}] : []),
      );
      await search.openAt(home);
      for (const [query, part, marked] of own.marks) {
        await search.type(query);
        await expect(search.rows.first().locator(`[class*="${part}"] mark`), query).toHaveText([...marked]);
      }
    });

    test('show about 160 columns around the best match', async ({search, site}) => {
      const content = `${own.filler.repeat(60)}${own.sought} ${own.filler.repeat(60)}`;
      answerIndexes(site, (tag) =>
        indexOf(
          tag === 'docs-default-v0.14' ? [{title: 'Anchor', content, sectionRoute: `${prefix}/docs/x`}] : [],
        ),
      );
      await search.openAt(home);
      await search.type(own.sought);
      const excerpt = search.rows.first().locator('[class*="excerpt"]');
      await expect(excerpt.locator('mark')).toHaveText([own.sought]);
      const text = (await excerpt.textContent()) ?? '';
      expect(text).toMatch(/^….*…$/);
      const columns = columnsOf(text);
      expect(columns.at(-1)).toBeGreaterThan(140);
      expect(columns.at(-1)).toBeLessThanOrEqual(164);
      expect(columns[text.indexOf(own.sought)]).toBeLessThanOrEqual(82);
    });

    test('of pages, sections, and posts have icons of their own', async ({search, site}) => {
      const row = (title: string) => ({title, pageTitle: `Anchor of the ${title}`});
      answerIndexes(site, (tag) =>
        indexOf(
          tag === 'docs-default-v0.14'
            ? [
                {...row('anchor one'), sectionRoute: `${prefix}/docs/x`},
                {...row('anchor two'), sectionRoute: `${prefix}/docs/y#z`},
              ]
            : tag === 'default'
              ? [{...row('anchor three'), type: 'blog', sectionRoute: `${prefix}/blog/z`}]
              : [],
        ),
      );
      await search.openAt(home);
      await search.type('anchor');
      await expect(search.rows).toHaveCount(3);
      const icons = search.rows.locator('svg');
      expect(new Set(await icons.evaluateAll((all) => all.map(({innerHTML}) => innerHTML))).size).toBe(3);
      for (const icon of await icons.all()) {
        await expect(icon).toHaveAttribute('aria-hidden', 'true');
      }
    });

    for (const place of ['the dialog', 'the page of results'] as const) {
      test(`have text that is never taken for HTML, in ${place}`, async ({page, search, site}) => {
        const markup = '<img src=x onerror="isHit=true"><b>';
        const row = {
          title: `${own.sought} ${markup}`,
          pageTitle: `${own.sought} ${markup} page`,
          content: `${markup} ${own.sought} ${markup}`,
          sectionRoute: `${prefix}/docs/x#y`,
        };
        answerIndexes(site, (tag) => indexOf(tag === 'docs-default-v0.14' ? [row] : []));
        const query = `${own.sought} ${markup}`;
        if (place === 'the dialog') {
          await search.openAt(home);
          await search.type(query);
        } else {
          await page.goto(`${prefix}/search?q=${encodeURIComponent(query)}`);
          await hydrated(page);
        }
        const list = place === 'the dialog' ? search.dialog : page.locator('main');
        const first = list.locator('a[href$="/docs/x#y"]');
        await expect(first.locator('[class*="title"]')).toHaveText(row.title);
        await expect(first.locator('[class*="path"]')).toContainText(row.pageTitle);
        await expect(first.locator('[class*="excerpt"]')).toHaveText(row.content);
        await expect(list.locator('img, b')).toHaveCount(0);
        expect(await page.evaluate(() => 'isHit' in window)).toBe(false);
      });
    }
  });
}

import {askedTags, expect, gate, hydrated, indexOf, locales, roundTrip, test} from './fixtures';

const latest = ['default', 'docs-default-v0.14', 'docs-karpor-v0.6', 'docs-community-current'];

for (const {name, prefix} of locales) {
  for (const [path, first, others] of [
    ['/docs/', 'docs-default-v0.14', latest],
    [
      '/docs/v0.13/guides/workspace',
      'docs-default-v0.13',
      ['default', 'docs-default-v0.13', 'docs-karpor-v0.6', 'docs-community-current'],
    ],
    [
      '/docs/next/',
      'docs-default-current',
      ['default', 'docs-default-current', 'docs-karpor-v0.6', 'docs-community-current'],
    ],
    ['/karpor/', 'docs-karpor-v0.6', latest],
    ['/community/intro/', 'docs-community-current', latest],
    ['/blog', undefined, latest],
    ['/', undefined, latest],
  ] as const) {
    test(`${path} in ${name} looks into its own version first, then into the latest of the others`, async ({
      search,
      site,
    }) => {
      await search.openAt(prefix + path);
      await expect.poll(() => askedTags(site).length).toBe(4);
      if (first !== undefined) {
        expect(askedTags(site)[0]).toBe(first);
      }
      expect(askedTags(site).sort()).toEqual([...others].sort());
      const files = site.requests.filter(({pathname}) => pathname.includes('search-index'));
      expect(files.every(({pathname}) => pathname.startsWith(`${prefix}/search-index-`))).toBe(true);
    });
  }
}

/** Words that stand in one version alone, and on pages of all products. */
const wordsOf = {
  '': {
    stable: 'stable',
    vintage: 'vintage',
    topology: 'topology',
    typed: 'workspace credentials of many projects',
  },
  '/zh': {stable: '稳定版', vintage: '旧时代', topology: '拓扑', typed: '工作空间的凭证可以由项目共享'},
} as const;

for (const {name, prefix, texts, common} of locales) {
  const {stable, vintage, topology, typed} = wordsOf[prefix];
  test.describe(`in ${name}`, () => {
    test('away from a product its preferred version is searched', async ({page, search, site}) => {
      await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', 'v0.13'));
      await search.openAt(`${prefix}/blog`);
      await expect.poll(() => askedTags(site)).toContain('docs-default-v0.13');
      expect(askedTags(site)).not.toContain('docs-default-v0.14');
      await search.type(vintage);
      await expect(search.rows.first()).toContainText('Kusion v0.13');
    });

    test('a change of page, of version, and of product changes at once what is searched, and nothing is fetched twice', async ({
      page,
      search,
      site,
    }) => {
      await search.openAt(`${prefix}/docs/`);
      await search.type(stable);
      await expect(search.rows.first()).toContainText('v0.14');
      await page.keyboard.press('Control+k');
      const goTo = async (version: string) => {
        await page.locator('.navbar .dropdown').first().hover();
        await page.locator('.navbar .dropdown a', {hasText: version}).click();
        await expect(page.locator('.theme-doc-version-badge')).toContainText(version);
        await search.open();
      };
      await goTo('v0.13');
      await search.type(vintage);
      await expect(search.rows.first()).toContainText('v0.13');
      await search.input.fill(stable);
      await search.answered();
      await expect(search.rows.filter({hasText: 'v0.14'})).toHaveCount(0);
      await page.keyboard.press('Control+k');
      // The version that was chosen is the preferred one from now on, also in another product.
      await page.locator(`.navbar a[href="${prefix}/karpor/"]`).first().click();
      await expect(page).toHaveURL(`${prefix}/karpor/`);
      await expect(page.locator('h1')).toContainText('Karpor');
      await search.open();
      await search.type(common);
      await expect(search.rows.first()).toContainText('Karpor v0.6');
      await search.type(vintage);
      await expect(search.rows.first()).toContainText('Kusion v0.13');
      await page.keyboard.press('Control+k');
      await page.goBack();
      await expect(page.locator('.theme-doc-version-badge')).toContainText('v0.13');
      await goTo('v0.14');
      await search.type(stable);
      await expect(search.rows.first()).toContainText('v0.14');
      const asked = askedTags(site);
      expect(asked).toHaveLength(new Set(asked).size);
      expect(asked).toHaveLength(5);
    });

    test('however fast a reader types, each index is asked for once', async ({page, search, site}) => {
      await page.goto(`${prefix}/docs/`);
      await hydrated(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type(typed, {delay: 1});
      await expect(search.rows.first()).toBeVisible();
      await search.answered();
      expect(askedTags(site).sort()).toEqual([...latest].sort());
    });

    test('an index that never comes does not keep the others from being searched', async ({search, site}) => {
      const never = gate();
      site.fault = (pathname) =>
        pathname.endsWith('search-index-docs-default-v0.14.json')
          ? async (route) => {
              await never.opened;
              await route.abort();
            }
          : undefined;
      await search.openAt(`${prefix}/docs/`);
      await search.input.fill(topology);
      await expect(search.rows.first()).toHaveAttribute('href', `${prefix}/karpor/#topology`);
      never.open();
    });

    /** An index of which nothing but this word is asked. */
    const own = indexOf([
      {title: 'Anchor', sectionRoute: `${prefix}/docs/anchor`},
      {title: 'Quokka', sectionRoute: `${prefix}/docs/quokka`},
    ]);
    for (const [fault, answer, isFound] of [
      ['sound', {body: own}, true],
      ['one with __proto__ as a word', {body: own.replaceAll('"anchor"', '"__proto__"')}, true],
      ['404', {status: 404, body: own}, false],
      ['500', {status: 500, body: own}, false],
      ['empty', {body: ''}, false],
      ['a page', {contentType: 'text/html', body: `<!doctype html><p>Quokka</p>${own}`}, false],
      ['truncated', {body: own.slice(0, -1)}, false],
      ['of another version of lunr', {body: own.replace('2.3.9', '1.0.0')}, false],
      ['one with an unknown pipeline', {body: own.replace('"pipeline":[]', '"pipeline":["x"]')}, false],
      ['no object', {body: `[1, null, "quokka", ${own}]`}, false],
      ['aborted', 'abort', false],
    ] as const) {
      test(`an index that is ${fault} ${isFound ? 'is searched' : 'counts as empty: no message, and the others are searched'}`, async ({
        page,
        search,
        site,
        complaints,
      }) => {
        if (fault !== 'sound') {
          expect(answer).not.toEqual({body: own});
        }
        site.fault = (pathname) =>
          pathname.endsWith('search-index-docs-default-v0.14.json')
            ? (route) => (answer === 'abort' ? route.abort('connectionreset') : route.fulfill(answer))
            : undefined;
        await search.openAt(`${prefix}/docs/`);
        await search.type(topology);
        await expect(search.rows.first()).toHaveAttribute('href', `${prefix}/karpor/#topology`);
        await expect(search.dialog.locator('[class*="problem"]')).toHaveCount(0);
        await search.input.fill('quokka');
        if (isFound) {
          await expect(search.rows).toHaveCount(1);
          await expect(search.rows).toHaveAttribute('href', `${prefix}/docs/quokka`);
        } else {
          await expect(search.dialog.getByRole('status')).toHaveText(texts.none);
          await expect(search.rows).toHaveCount(0);
        }
        await page.keyboard.press('Control+k');
        await expect(search.dialog).toHaveCount(0);
        expect(complaints.all.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
      });
    }
  });
}

test('the language that a reader changes to is the language that is searched', async ({page, search}) => {
  await search.openAt('/docs/');
  await search.type('workspace');
  await page.keyboard.press('Control+k');
  await page.locator('.navbar .dropdown').last().hover();
  await page.locator('.navbar .dropdown a[lang="zh-CN"]').click();
  await expect(page).toHaveURL('/zh/docs/');
  await hydrated(page);
  await search.open();
  await search.type('工作空间');
  await expect(search.rows.first()).toHaveAttribute('href', '/zh/docs/guides/workspace');
});

for (const {name, prefix} of locales) {
  for (const [how, touch] of [
    ['pointer', false],
    ['focus', false],
    ['touch', true],
  ] as const) {
    test.describe(`preparation by ${how}`, () => {
      test.use({hasTouch: touch});

      const approach = async (opener: import('@playwright/test').Locator) => {
        if (how === 'pointer') {
          await opener.hover();
        } else if (how === 'focus') {
          await opener.focus();
        } else {
          await opener.dispatchEvent('touchstart');
        }
      };

      test(`fetches the code and the index of the version, in ${name}`, async ({page, search, site}) => {
        await page.goto(`${prefix}/docs/`);
        await hydrated(page);
        const before = site.requests.filter(({kind}) => kind === 'script').length;
        await approach(search.opener);
        await expect.poll(() => askedTags(site)).toEqual(['docs-default-v0.14']);
        expect(site.requests.filter(({kind}) => kind === 'script').length).toBeGreaterThan(before);
        await expect(search.dialog).toHaveCount(0);
      });

      for (const [connection, value] of [
        ['on 2g', {effectiveType: '2g', saveData: false}],
        ['where data is saved', {effectiveType: '4g', saveData: true}],
      ] as const) {
        test(`fetches nothing ${connection}, in ${name}`, async ({page, search, site}) => {
          await page.addInitScript((simulated) => {
            Object.defineProperty(navigator, 'connection', {value: simulated});
          }, value);
          await page.goto(`${prefix}/docs/`);
          await hydrated(page);
          await roundTrip(page);
          const before = site.requests.length;
          await approach(search.opener);
          const probe = await roundTrip(page);
          expect(site.requests.slice(before).map(({pathname}) => pathname)).toEqual([probe]);
          await search.opener.blur();
          await page.keyboard.press('Control+k');
          await expect(search.input).toBeFocused();
          expect(site.requests.slice(before).filter(({kind}) => kind === 'script')).not.toEqual([]);
        });
      }
    });
  }
}

test('every page says to crawlers which language, version, and index it belongs to', async ({page}) => {
  for (const [path, locale, version, tag] of [
    ['/docs/', 'en', 'v0.14', 'docs-default-v0.14'],
    ['/zh/docs/v0.13/', 'zh', 'v0.13', 'docs-default-v0.13'],
    ['/karpor/next/', 'en', 'current', 'docs-karpor-current'],
    ['/zh/blog/2022-launch', 'zh', 'current', 'default'],
    ['/markdown-page', 'en', 'current', 'default'],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    const meta = (name: string) => page.locator(`meta[name="docusaurus_${name}"]`).last();
    await expect(meta('locale')).toHaveAttribute('content', locale);
    await expect(meta('version')).toHaveAttribute('content', version);
    await expect(meta('tag')).toHaveAttribute('content', tag);
  }
});

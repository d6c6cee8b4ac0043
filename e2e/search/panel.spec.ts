import {
  answerIndexes,
  changesOf,
  expect,
  gate,
  holdBack,
  hydrated,
  indexOf,
  locales,
  stopClock,
  test,
  withoutWorker,
} from './fixtures';
import type {FromWorker} from '@site/src/plugins/search/client/messages';

for (const {name, prefix, word, common, title, texts} of locales) {
  test.describe(`in ${name}`, () => {
    const home = `${prefix}/docs/`;

    test('the box says what it is, and shows no list while it is empty', async ({page, search}) => {
      await search.openAt(home);
      await expect(search.input).toHaveAttribute('placeholder', texts.search);
      await expect(search.opener).toHaveAccessibleName(texts.search);
      await expect(search.dialog).toHaveAccessibleName(texts.search);
      await expect(page.getByRole('button', {name: texts.submit, exact: true})).toBeVisible();
      await expect(search.list).toHaveCount(0);
      await page.keyboard.press('Space');
      await expect(search.list).toHaveCount(0);
    });

    test('results are listed with title, place, and excerpt, and the words that matched are marked', async ({
      search,
    }) => {
      await search.openAt(home);
      await search.type(word);
      const row = search.rows.first();
      await expect(row.locator('[class*="title"]')).toHaveText(title);
      await expect(row.locator('[class*="path"]')).toHaveText(
        prefix ? /^Kusion v0\.14 › 用户指南$/ : /^Kusion v0\.14 › User guides$/,
      );
      await expect(row.locator('[class*="excerpt"]')).toContainText(prefix ? '设置' : 'settings');
      await expect(row.locator('mark').first()).toHaveText(title);
      await expect(row.locator('svg')).toHaveAttribute('aria-hidden', 'true');
      expect((await search.rows.locator('mark').allTextContents()).join(' ')).not.toMatch(/setting|设置/);
    });

    test('nothing changes for 300 ms, then the glass gives way to a spinner', async ({
      page,
      search,
      site,
    }) => {
      const late = holdBack(site, '.json');
      await page.goto(home);
      await hydrated(page);
      await search.open();
      await stopClock(page);
      await search.input.fill(word);
      const form = search.dialog.getByRole('search');
      const glass = form.getByRole('button', {name: texts.submit}).locator('svg');
      // The time begins when the search is asked, in the task after the key's own.
      await expect(form.getByRole('button', {name: texts.clear})).toBeVisible();
      await page.clock.runFor(299);
      await expect(form).toHaveAttribute('aria-busy', 'false');
      await expect(glass).toBeVisible();
      await page.clock.runFor(2);
      await expect(form).toHaveAttribute('aria-busy', 'true');
      await expect(form.locator('[class*="spinner"]')).toBeVisible();
      await expect(glass).toHaveCount(0);
      late.open();
      await expect(search.rows.first()).toBeVisible();
      await expect(form).toHaveAttribute('aria-busy', 'false');
      await expect(glass).toBeVisible();
    });

    test('the results so far stay until the next ones are there', async ({page, search}) => {
      // A worker that can be made to wait with its next answers.
      await page.addInitScript(() => {
        const UsualWorker = Worker;
        window.Worker = class extends UsualWorker {
          override postMessage(message: unknown) {
            const {isHeld, held} = window as unknown as {isHeld?: boolean; held: (() => void)[]};
            if (isHeld) {
              held.push(() => super.postMessage(message));
            } else {
              super.postMessage(message);
            }
          }
        };
        Object.assign(window, {held: []});
      });
      await search.openAt(home);
      await search.type(word);
      const before = await search.titles();
      await page.evaluate(() => Object.assign(window, {isHeld: true}));
      await search.input.fill(common);
      await expect(search.dialog.getByRole('search')).toHaveAttribute('aria-busy', 'true');
      expect(await search.titles()).toEqual(before);
      await expect(search.rows.first()).toBeVisible();
      await page.evaluate(() => (window as unknown as {held: (() => void)[]}).held.forEach((send) => send()));
      await expect(search.dialog.getByRole('search')).toHaveAttribute('aria-busy', 'false');
      await expect(search.rows).toHaveCount(8);
      expect(await search.titles()).not.toEqual(before);
    });

    test('at most three words are offered where nothing is found', async ({search, site}) => {
      answerIndexes(site, (tag) =>
        indexOf(
          tag === 'docs-default-v0.14'
            ? ['kettlaaaz', 'kettlbbbz', 'kettlcccz', 'kettldddz'].map((near) => ({
                title: near,
                content: near,
                sectionRoute: `${home}${near}`,
              }))
            : [],
        ),
      );
      await search.openAt(home);
      await search.input.fill('kettlqqez');
      await expect(search.dialog.getByRole('paragraph').filter({hasText: texts.none})).toBeVisible();
      await expect(search.dialog.locator('[class*="suggestions"] button')).toHaveCount(3);
    });

    test('recent searches are those of the language', async ({page, search}) => {
      const other = prefix ? '/docs/' : '/zh/docs/';
      await search.openAt(home);
      await search.type(word);
      await page.keyboard.press('Enter');
      await expect(search.dialog).toHaveCount(0);
      await search.openAt(other);
      await page.keyboard.press('ArrowDown');
      await expect(search.list).toHaveCount(0);
      await search.openAt(home);
      await page.keyboard.press('ArrowDown');
      await expect(search.rows).toHaveCount(1);
      await expect(search.rows).toContainText(title);
    });

    test('when nothing is found, the nearest words and all results are offered', async ({page, search}) => {
      await search.openAt(home);
      await search.input.fill('kettlqqez');
      await expect(search.dialog.getByRole('paragraph').filter({hasText: texts.none})).toBeVisible();
      await expect(search.dialog.getByRole('status')).toHaveText(texts.none);
      const suggestion = search.dialog.locator('[class*="suggestions"] button').first();
      await expect(page.getByRole('link', {name: texts.all, exact: true})).toHaveAttribute(
        'href',
        `${prefix}/search?q=kettlqqez`,
      );
      const wordOffered = (await suggestion.textContent()) ?? '';
      await suggestion.click();
      await expect(search.input).toHaveValue(wordOffered);
      await expect(search.input).toBeFocused();
      await expect(search.rows.first()).toBeVisible();
    });

    test('a search that cannot be loaded finds nothing, and is loaded for the next question', async ({
      search,
      site,
    }) => {
      const worker = withoutWorker(site);
      await search.openAt(home);
      await search.input.fill(common);
      await expect(search.dialog.getByRole('paragraph').filter({hasText: texts.none})).toBeVisible();
      await expect(search.dialog.getByRole('status')).toHaveText(texts.none);
      expect(worker.asked()).toBeGreaterThan(0);
      worker.restore();
      await search.type(word);
      await expect(search.rows.first()).toHaveAttribute('href', `${prefix}/docs/guides/workspace`);
    });

    test('a row is a link: a middle click and clicks with modifiers open it elsewhere', async ({
      page,
      search,
      context,
    }) => {
      await search.openAt(home);
      await search.type(word);
      await expect(search.rows.first()).toHaveAttribute('href', `${prefix}/docs/guides/workspace`);
      const recent: (string | null)[] = [];
      const clicks = [{button: 'middle' as const}, {modifiers: ['Control' as const]}];
      for (const [place, click] of clicks.entries()) {
        const row = search.rows.nth(place);
        recent.unshift(await row.getAttribute('href'));
        const [tab] = await Promise.all([context.waitForEvent('page'), row.click(click)]);
        await tab.close();
      }
      await expect(search.dialog).toHaveCount(1);
      await expect(search.input).toBeFocused();
      await expect(page).toHaveURL(home);
      await search.input.fill('');
      await page.keyboard.press('ArrowDown');
      await expect(search.rows).toHaveCount(2);
      for (const [place, href] of recent.entries()) {
        await expect(search.rows.nth(place)).toHaveAttribute('href', href ?? '');
      }
    });

    test('the number of results is announced once the query has settled', async ({page, search}) => {
      // The clock must be there first: timers that began before it go on by themselves.
      await page.clock.install();
      await page.goto(home);
      await hydrated(page);
      await search.open();
      const status = search.dialog.getByRole('status');
      // Once every index has been asked, an answer comes whole: no second part of it starts the wait again.
      await search.input.fill('kettlqqez');
      await expect(status).toHaveText(texts.none);
      await page.clock.pauseAt(Date.now() + 60_000);
      await search.input.fill(word);
      await expect(search.rows.first()).toBeVisible();
      await page.clock.runFor(400);
      await expect(status).toBeEmpty();
      await page.clock.runFor(200);
      await expect(status).toHaveText(texts.count(await search.rows.count()));
    });

    for (const [change, sections, counts] of [
      ['that changes nothing is announced no more', [], [2]],
      ['that adds a row is announced', [{title: 'Anchor', sectionRoute: `${prefix}/karpor/anchor`}], [2, 3]],
    ] as const) {
      test(`a late index ${change}`, async ({page, search, site}) => {
        const late = gate();
        const karpor = late.opened.then(() => indexOf(sections));
        answerIndexes(site, (tag) =>
          tag === 'docs-karpor-v0.6'
            ? karpor
            : indexOf(
                tag === 'docs-default-v0.14'
                  ? ['one', 'two'].map((title) => ({
                      title: `Anchor ${title}`,
                      sectionRoute: `${prefix}/docs/${title}`,
                    }))
                  : [],
              ),
        );
        // Says when all indexes have been asked.
        await page.addInitScript(() => {
          const UsualWorker = Worker;
          window.Worker = class extends UsualWorker {
            constructor(...options: ConstructorParameters<typeof Worker>) {
              super(...options);
              this.addEventListener('message', ({data}: MessageEvent<FromWorker>) =>
                Object.assign(window, {isComplete: data.answers.isComplete}),
              );
            }
          };
        });
        const isComplete = () =>
          page.evaluate(() => (window as unknown as {isComplete?: boolean}).isComplete);
        await page.clock.install();
        await page.goto(home);
        await hydrated(page);
        await search.open();
        const status = search.dialog.getByRole('status');
        const announced = await changesOf(status);
        await search.input.fill('anchor');
        await expect(status).toHaveText(texts.count(2));
        expect(await isComplete()).toBe(false);
        await page.clock.pauseAt(Date.now() + 60_000);
        late.open();
        await expect.poll(isComplete).toBe(true);
        // In parts, because what is rendered in between starts timers of its own.
        for (let part = 0; part < 4; part += 1) {
          await page.clock.runFor(500);
        }
        await expect(search.rows).toHaveCount(counts.length + 1);
        expect((await announced()).filter((text) => text !== '')).toEqual(
          counts.map((count) => texts.count(count)),
        );
      });
    }

    test('the number of results is announced once, also when the list is closed and opened again', async ({
      page,
      search,
    }) => {
      await page.clock.install();
      await page.goto(home);
      await hydrated(page);
      await search.open();
      // Once every index has been asked, no second part of an answer changes the count.
      await search.input.fill('kettlqqez');
      await expect(search.dialog.getByRole('status')).toHaveText(texts.none);
      await search.type(word);
      const announced = await changesOf(search.dialog.getByRole('status'));
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.keyboard.press('Escape');
      await expect(search.list).toHaveCount(0);
      await page.clock.runFor(1000);
      await page.keyboard.press('ArrowDown');
      await expect(search.list).toBeVisible();
      await page.clock.runFor(1000);
      expect(await announced()).toEqual([]);
    });

    test('a recent search that is opened again moves to the head', async ({page, search}) => {
      await search.openAt(home);
      await search.openResults(['anchor', 'beacon', 'cedar']);
      const head = async () => {
        await search.input.fill('');
        await page.keyboard.press('ArrowDown');
        await expect(search.rows).toHaveCount(3);
        return search.rows.locator('[class*="title"]');
      };
      const before = await (await head()).allTextContents();
      const path = await search.rows.nth(2).locator('[class*="path"]').textContent();
      await search.rows.nth(2).click();
      await expect(search.dialog).toHaveCount(0);
      await search.open();
      await expect(await head()).toHaveText([before[2] ?? '', before[0] ?? '', before[1] ?? '']);
      await expect(search.rows.first().locator('[class*="path"]')).toHaveText(path ?? '');
    });

    test('after a recent search is removed, the one in its place is active', async ({page, search}) => {
      await search.openAt(home);
      await search.openResults(['anchor', 'beacon', 'cedar', 'delta']);
      await search.input.fill('');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(search.active).toContainText('Cedar');
      await page.keyboard.press('Delete');
      await expect(search.rows).toHaveCount(3);
      await expect(search.active).toContainText('Beacon');
      await search.dialog.locator('[class*="removals"] button').first().click();
      await expect(search.rows).toHaveCount(2);
      await expect(search.active).toContainText('Beacon');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Delete');
      await expect(search.rows).toHaveCount(1);
      await expect(search.active).toContainText('Beacon');
    });

    test('recent searches appear on ArrowDown in the empty box, at most five, and can be removed', async ({
      page,
      search,
    }) => {
      await search.openAt(home);
      await page.keyboard.press('ArrowDown');
      await expect(search.list).toHaveCount(0);
      await search.openResults(['anchor', 'beacon', 'cedar', 'delta', 'ember', 'fjord']);
      await search.input.fill('');
      await expect(search.list).toHaveCount(0);
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('listbox', {name: texts.recent})).toBeVisible();
      await expect(search.rows).toHaveCount(5);
      await expect(search.rows.first()).toContainText('Fjord');
      await page.keyboard.press('Delete');
      await expect(search.rows).toHaveCount(4);
      await expect(search.rows.first()).toContainText('Ember');
      await search.dialog
        .getByRole('button', {
          name: prefix ? `${texts.remove}：主题 04 Delta` : `${texts.remove}: Topic 04 Delta`,
        })
        .click();
      await expect(search.rows).toHaveCount(3);
      await expect(search.rows.nth(1)).toContainText('Cedar');
      await expect(search.input).toBeFocused();
      await page.keyboard.press('ArrowDown');
      const kept = (await search.active.getAttribute('href')) ?? '';
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(kept);
      await search.open();
      await search.input.fill('');
      await page.keyboard.press('ArrowDown');
      await search.dialog.locator('[class*="recent"] button').click();
      await expect(search.list).toHaveCount(0);
      await expect(search.input).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(search.list).toHaveCount(0);
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('search'))),
      ).toEqual([]);
    });
  });
}

/** What the tests of rows look for in each language. */
const ownOf = {
  '': {
    post: 'fireworks',
    postPath: 'Blog › Launch of the project',
    page: 'lighthouses',
    /** What is called by a word, what has it in a longer title, and what is about it. */
    ranked: ['Lantern', 'Care of a lantern', {title: 'Harbor', content: 'A lantern hangs in the harbor.'}],
    section: {
      title: 'Deploying applications',
      content: 'You deploy an application; redeployment is another word.',
    },
    marks: [
      ['deploy', ['Deploying', 'deploy']],
      ['applicatoin', ['applications', 'application']],
    ],
  },
  '/zh': {
    post: '烟花',
    postPath: '博客 › 项目启动',
    page: '灯塔',
    ranked: ['灯笼', '灯笼的保养', {title: '港口', content: '港口挂着灯笼。'}],
    section: {title: '部署应用', content: '用 Deploying 部署一个应用；署名是另一个词，redeployment 也是。'},
    marks: [
      ['部署', ['部署', '部署']],
      ['deploy 应用', ['应用', 'Deploying', '应用']],
    ],
  },
} as const;

for (const {name, prefix, common} of locales) {
  const own = ownOf[prefix];
  test.describe(`rows, in ${name}`, () => {
    const home = `${prefix}/docs/`;

    test('the panel has eight rows at most, best first, and one row a page when so many pages match', async ({
      search,
      site,
    }) => {
      await search.openAt(home);
      await search.type(common);
      await expect(search.rows).toHaveCount(8);
      const pages = await search.rows.evaluateAll((rows) =>
        rows.map((row) => (row as HTMLAnchorElement).pathname),
      );
      expect(new Set(pages).size).toBe(8);
      const [named, longer, content] = own.ranked;
      answerIndexes(site, (tag) =>
        indexOf(
          tag === 'docs-default-v0.14'
            ? [
                {...content, sectionRoute: `${home}content`},
                {title: longer, sectionRoute: `${home}longer`},
                {title: named, sectionRoute: `${home}named`},
              ]
            : [],
        ),
      );
      await search.openAt(home);
      await search.type(named);
      expect(await search.titles()).toEqual([named, longer, content.title]);
    });

    test('late results come in below the active row', async ({page, search, site}) => {
      const late = gate();
      const karpor = indexOf([{title: 'Anchor', sectionRoute: `${prefix}/karpor/anchor`}]);
      const texts: Record<string, string | Promise<string>> = {
        'docs-default-v0.14': indexOf([
          {title: 'Anchor one', sectionRoute: `${prefix}/docs/one`},
          {
            title: 'An anchor, two',
            sectionRoute: `${prefix}/docs/two`,
            content: 'anchor of a second page with more words',
          },
        ]),
        'docs-karpor-v0.6': late.opened.then(() => karpor),
      };
      answerIndexes(site, (tag) => texts[tag] ?? indexOf([]));
      await search.openAt(home);
      await search.input.fill('anchor');
      await expect(search.rows).toHaveCount(2);
      await page.keyboard.press('ArrowDown');
      const active = await search.active.textContent();
      late.open();
      await expect(search.rows).toHaveCount(3);
      expect(await search.active.textContent()).toBe(active);
      await expect(search.rows.nth(1)).toHaveAttribute('aria-selected', 'true');
    });

    test('each result names its product and version, or the blog', async ({page, search}) => {
      await page.goto(`${prefix}/karpor/`);
      await hydrated(page);
      await search.open();
      await search.type(common);
      const paths = await search.rows.locator('[class*="source"]').allTextContents();
      expect(paths[0]).toBe('Karpor v0.6');
      expect(paths).toContain('Kusion v0.14');
      await search.type(own.post);
      await expect(search.rows.first().locator('[class*="path"]')).toHaveText(own.postPath);
      await search.type(own.page);
      await expect(search.rows.first()).toHaveAttribute('href', `${prefix}/markdown-page`);
    });

    test('marks are what matched: stems and beginnings, never a part of another word', async ({
      search,
      site,
    }) => {
      answerIndexes(site, (tag) =>
        tag === 'docs-default-v0.14'
          ? indexOf([{...own.section, sectionRoute: `${prefix}/docs/x`}])
          : indexOf([]),
      );
      await search.openAt(home);
      for (const [query, marked] of own.marks) {
        await search.type(query);
        await expect(search.rows.locator('mark')).toHaveText([...marked]);
      }
    });

    test('flags, file names, and image names are no syntax', async ({search}) => {
      await search.openAt(home);
      for (const query of [
        '--no-style',
        ...['go.mod', 'nginx:1.25', 'a-b', '-v'].map((text) => `${text} ${common}`),
      ]) {
        await search.input.fill(query);
        await search.answered();
        await expect(search.dialog.locator('[class*="problem"]')).toHaveCount(0);
      }
      await search.type('--no-style');
      await expect(search.rows.first()).toHaveAttribute('href', `${prefix}/docs/guides/workspace#switch`);
    });

    test('nothing is remembered where the browser keeps nothing', async ({page, search, complaints}) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
      await search.openAt(home);
      await search.type('anchor');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/topic-01/);
      await search.open();
      await search.input.fill('');
      await page.keyboard.press('ArrowDown');
      await expect(search.list).toHaveCount(0);
      expect(complaints.all.filter((text) => !/storage/i.test(text))).toEqual([]);
    });
  });
}

test('marks in Chinese are what was typed, never a part of an unrelated word', async ({search, site}) => {
  answerIndexes(site, (tag) =>
    indexOf(
      tag === 'docs-default-v0.14'
        ? [
            {title: '使用手册', content: '请使用手工设置的密码。', sectionRoute: '/zh/docs/manual'},
            {title: '工作空间', content: '工作负载在工作空间中运行。', sectionRoute: '/zh/docs/space'},
          ]
        : [],
    ),
  );
  await search.openAt('/zh/docs/');
  for (const query of ['使用手册', '工作空间']) {
    await search.type(query);
    await expect(search.rows.first().locator('[class*="title"] mark')).toHaveText([query]);
    const marked = await search.rows.first().locator('[class*="excerpt"] mark').allTextContents();
    expect(marked).toEqual(query === '使用手册' ? [] : [query]);
  }
});

for (const [query, english, chinese] of [
  [
    'colour:{word}',
    'Unrecognised field "colour". Possible fields: title, content, tags',
    '无法识别的字段“colour”。可用字段：title、content、tags',
  ],
  ['{word} title:', 'Expecting a term or field, but found nothing', '此处应为词语或字段，但没有内容'],
  ['{word}~x', 'Edit distance must be numeric', '编辑距离必须是数字'],
  ['{word}^x', 'Boost must be numeric', '权重必须是数字'],
  ['+-{word}', 'Unrecognised presence operator "+-"', '无法识别的存在性运算符“+-”'],
  ['{word} -', 'Unrecognised presence operator "-"', '无法识别的存在性运算符“-”'],
  ['+ {word}', 'Unrecognised presence operator "+"', '无法识别的存在性运算符“+”'],
] as const) {
  test(`the query ${query} says what is wrong with it, above its results, in both languages`, async ({
    search,
  }) => {
    for (const {prefix, common} of locales) {
      await search.openAt(`${prefix}/docs/`);
      await search.type(query.replace('{word}', common));
      const problem = search.dialog.getByText(prefix ? chinese : english, {exact: true});
      await expect(problem).toBeVisible();
      const [line, row] = [await problem.boundingBox(), await search.rows.first().boundingBox()];
      expect((line?.y ?? 0) + (line?.height ?? Infinity)).toBeLessThanOrEqual(row?.y ?? 0);
    }
  });
}

test('an operator alone says what is wrong with it, in both languages', async ({search}) => {
  for (const {prefix, texts} of locales) {
    await search.openAt(`${prefix}/docs/`);
    await search.input.fill('+');
    await expect(
      search.dialog.getByText(prefix ? '无法识别的存在性运算符“+”' : 'Unrecognised presence operator "+"', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(search.dialog.getByRole('status')).toHaveText(texts.none);
  }
});

test.describe('where the list opens with the box', () => {
  test.use({siteName: 'search-focus'});

  for (const {name, prefix, word, texts} of locales) {
    test(`recent searches are there at once, and again when the box is cleared, in ${name}`, async ({
      page,
      search,
    }) => {
      await search.openAt(`${prefix}/docs/`);
      await expect(search.list).toHaveCount(0);
      await search.type(word);
      await page.keyboard.press('Enter');
      await expect(search.dialog).toHaveCount(0);
      await page.reload();
      await hydrated(page);
      await search.open();
      const recent = page.getByRole('listbox', {name: texts.recent});
      await expect(recent).toBeVisible();
      await expect(search.rows).toHaveCount(1);
      await search.type(word);
      await expect(recent).toHaveCount(0);
      await search.input.fill('');
      await expect(recent).toBeVisible();
      await expect(search.rows).toHaveCount(1);
    });
  }
});

import fs from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import fc from 'fast-check';
import ts from 'typescript';
import {BuiltSite} from '../support/builtSite';
import {indexOf} from './fixtures';
import {termsOf, type Place} from './termsOf';
import {createIndexStore} from '@site/src/plugins/search/client/indexStore';
import type {
  FromWorker,
  SearchQuestion,
  SearchSetup,
  ToWorker,
} from '@site/src/plugins/search/client/messages';
import {createSearcher} from '@site/src/plugins/search/client/searcher';
import {anyText, queryLike} from '@site/src/plugins/search/core/__tests__/queryLike';

const projectDir = path.resolve(__dirname, '../..');
const origin = 'http://modules.test';

/** One line or more for each kind of text that the design of the search tells apart. */
const rows: readonly (readonly [rule: string, place: Place, text: string, terms: readonly string[]])[] = [
  ['small letters and stems', 'content', 'Kusion DEPLOYED Applications', ['kusion', 'deploy', 'applic']],
  ['digits', 'content', 'version 2 of 2026', ['version', '2', '2026']],
  ['letters and digits of full width', 'content', 'ＫＣＬ ０１', ['kcl', '01']],
  ['other alphabets', 'content', 'Café Москва', ['café', 'москва']],
  ['stop words of a text', 'content', 'What is the stack of it', ['stack']],
  ['stop words of a title', 'title', 'What is it', ['what', 'is', 'it']],
  ['a hyphen', 'content', 'dry-run', ['dri', 'run', 'dryrun']],
  ['an underscore', 'content', 'KUSION_HOME', ['kusion', 'home', 'kusionhom']],
  ['a dot', 'content', 'go.mod', ['go', 'mod', 'gomod']],
  ['a slash', 'content', 'apps/v1', ['app', 'v1', 'appsv1']],
  ['capitals inside', 'content', 'podOpsLifecycle', ['pod', 'op', 'lifecycl', 'podopslifecycl']],
  ['a digit before a capital', 'content', 'S3Bucket', ['s3', 'bucket', 's3bucket']],
  ['four parts', 'content', 'v.w.x.z', ['v', 'w', 'x', 'z', 'vwxz']],
  ['more than four parts', 'content', 'q.v.w.x.z', ['q', 'v', 'w', 'x', 'z']],
  ['a flag', 'content', 'kusion --dry-run', ['kusion', 'dri', 'run', 'dryrun', '--dry-run']],
  ['a flag with a value', 'content', '--output=json', ['output', '--output', 'json']],
  ['a flag of one letter', 'content', '-f file', ['f', '-f', 'file']],
  ['pairs of Chinese characters', 'content', '工作空间', ['工作', '作空', '空间']],
  ['a lone Chinese character', 'content', '库', ['库']],
  ['function characters', 'content', '应用的配置和资源', ['应用', '配置', '资源']],
  ['nothing but function characters', 'content', '的了和', []],
  ['rare characters, kana, and hangul', 'content', '𠀀𠀁 ツール 한국', ['𠀀𠀁', 'ツー', 'ール', '한국']],
  ['the border of two scripts', 'content', '使用CLI查看', ['使用', 'cli', '查看']],
  ['no words over 40 letters', 'content', `${'x'.repeat(41)} ${'x'.repeat(40)}`, ['x'.repeat(40)]],
  ['no runs of 7 digits', 'content', '1234567 123456', ['123456']],
  ['no hashes', 'content', 'deadbeefdeadbeef01 deadbeef', ['deadbeef']],
  ['words of an English question', 'query', 'how to apply a workspace', ['appli', 'workspac']],
  ['a question of nothing but stop words', 'query', 'what is the', ['what', 'is', 'the']],
  ['words of a Chinese question', 'query', '如何配置工作空间', ['配置', '置工', '工作', '作空', '空间']],
  ['function characters of a query', 'query', '应用的配置', ['应用', '配置']],
  ['a question of nothing but question words', 'query', '是什么', ['什么']],
];

/** What no rule names, and texts of all alphabets, the same every time; neither side may read them in another way. */
const oddTexts = [
  'İstanbul ﬁle ẞtraße Ǆ \u0000 \u200b \u202e 🎉 ー・々〇',
  'a-b x - y -- --- -- a https://kusionstack.io/docs?x=1#y __init__ ...',
  '使用CLI查看应用的资源，在工作空间中为平台配置 MySQL。\ud840 \udc00',
  ...fc.sample(fc.oneof(queryLike, anyText(40)), {numRuns: 600, seed: 1}),
];

/** Serves modules of this project to a page, each as TypeScript's compiler makes it, for its `import`. */
async function serveModules(page: Page): Promise<void> {
  const textOf = (file: string) => fs.readFileSync(path.join(projectDir, file), 'utf8');
  const bodyOf = (pathname: string): string => {
    if (pathname === '/lunr') {
      const source = textOf('node_modules/lunr/lunr.js');
      return `const module = {exports: {}}, {exports} = module;\n${source}\nexport default module.exports;`;
    }
    const compilerOptions = {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022};
    return ts.transpileModule(textOf(`${pathname}.ts`), {compilerOptions}).outputText;
  };
  await page.route(`${origin}/**`, (route) => {
    const {pathname} = new URL(route.request().url());
    return route.fulfill(
      pathname === '/'
        ? {contentType: 'text/html', body: '<script type="importmap">{"imports": {"lunr": "/lunr"}}</script>'}
        : {contentType: 'text/javascript', body: bodyOf(pathname)},
    );
  });
  await page.goto(origin);
}

test('the browser cuts text into the same terms as the build', async ({page}) => {
  const asked = [
    ...rows.map(([, place, text]) => ({place, text})),
    ...oddTexts.flatMap((text) => (['title', 'content', 'query'] as const).map((place) => ({place, text}))),
  ];
  await serveModules(page);
  // As JSON of their own: halves of characters would not come through whole.
  const inBrowser = await page.evaluate(async (list) => {
    const module = '/e2e/search/termsOf';
    const imported = (await import(module)) as {termsOf: typeof termsOf};
    const texts = JSON.parse(list) as {place: Place; text: string}[];
    return JSON.stringify(texts.map(({place, text}) => imported.termsOf(place, text)));
  }, JSON.stringify(asked));
  const terms = JSON.parse(inBrowser) as string[][];
  expect(terms).toEqual(asked.map(({place, text}) => termsOf(place, text)));
  for (const [index, [rule, , , expected]] of rows.entries()) {
    expect(terms[index], rule).toEqual(expected);
  }
});

test('the worker that readers get answers like the code that it is built from', async ({page}) => {
  const site = new BuiltSite('search');
  // The name of its file is a number; the engine, which names its version, is in no other.
  const [worker = ''] = site
    .files(/^\/assets\/js\/[^/]+\.js$/)
    .filter((file) => site.response(file, undefined).body.includes('.version="2.3.9"'));
  const texts = oddTexts.filter((text) => text.trim() !== '');
  const file = indexOf(
    texts.map((text, number) => ({
      title: text,
      content: `${text} ${texts[(number * 7) % texts.length] ?? ''}`,
      sectionRoute: `/docs/p${number % 99}#${number}`,
    })),
  );
  const setup: SearchSetup = {baseUrl: '/', indexes: [{tag: 'default'}]};
  const questions = texts.map((text): SearchQuestion => ({place: 'panel', text, tags: ['default']}));

  const expected: FromWorker[] = [];
  const store = createIndexStore(setup.indexes, () => Promise.resolve(JSON.parse(file)));
  const searcher = createSearcher(setup, store, (answer) => expected.push(answer));
  for (const [id, question] of questions.entries()) {
    await searcher.ask(id, question);
  }

  await page.route(`${BuiltSite.origin}/**`, (route) => {
    const {pathname} = new URL(route.request().url());
    return pathname.endsWith('.json')
      ? route.fulfill({contentType: 'application/json', body: file})
      : route.fulfill(site.response(pathname, undefined));
  });
  await page.goto(`${BuiltSite.origin}${worker}`);
  const inBrowser = await page.evaluate(
    async ([address = '', messages = '']) => {
      const running = new Worker(address);
      const answers: unknown[] = [];
      for (const message of JSON.parse(messages) as ToWorker[]) {
        const answer = new Promise((resolve) => {
          running.onmessage = ({data}) => resolve(data);
        });
        running.postMessage(message);
        if (message.kind === 'ask') {
          answers.push(await answer);
        }
      }
      return JSON.stringify(answers);
    },
    [
      worker,
      JSON.stringify([
        {kind: 'setup', setup},
        ...questions.map((question, id) => ({kind: 'ask' as const, id, question})),
      ] satisfies ToWorker[]),
    ],
  );
  expect(expected.filter(({answers}) => answers.total > 0).length).toBeGreaterThan(texts.length / 2);
  expect(JSON.parse(inBrowser)).toEqual(JSON.parse(JSON.stringify(expected)));
});

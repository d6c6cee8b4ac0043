import {expect, test} from '@playwright/test';
import fc from 'fast-check';
import {BuiltSite} from '../support/builtSite';
import {indexOf, workerFiles} from './fixtures';
import type {
  FromWorker,
  SearchQuestion,
  SearchSetup,
  ToWorker,
} from '@site/src/plugins/search/client/messages';
import {createSearcher} from '@site/src/plugins/search/client/searcher';
import {anyText, queryLike} from '@site/src/plugins/search/core/__tests__/queryLike';
import type {CompactIndex} from '@site/src/plugins/search/types';

/** A text for each analysis rule, plus reproducible texts in all alphabets. */
const texts = [
  'Kusion DEPLOYED Applications version 2 of 2026 ＫＣＬ ０１ Café Москва What is the stack of it',
  'dry-run KUSION_HOME go.mod apps/v1 podOpsLifecycle S3Bucket v.w.x.z kusion --dry-run -f --output=json',
  '工作空间 库 应用的配置和资源 𠀀𠀁 ツール 한국 1234567 123456 deadbeefdeadbeef01 deadbeef',
  'how to apply a workspace 如何配置工作空间 是什么',
  'İstanbul ﬁle ẞtraße Ǆ \u0000 \u200b \u202e 🎉 ー・々〇',
  'a-b x - y -- --- -- a https://kusionstack.io/docs?x=1#y __init__ ...',
  '使用CLI查看应用的资源，在工作空间中为平台配置 MySQL。\ud840 \udc00',
  ...fc.sample(fc.oneof(queryLike, anyText(40)), {numRuns: 600, seed: 1}),
].filter((text) => text.trim() !== '');

test('the browser worker gives the same results as Node for all kinds of text', async ({page}) => {
  const site = new BuiltSite('search');
  const worker = workerFiles(site).find((file) => file.startsWith('/assets/')) ?? '';
  const file = indexOf(
    texts.map((text, number) => ({
      title: text,
      content: `${text} ${texts[(number * 7) % texts.length] ?? ''}`,
      pageTitle: texts[number - (number % 7)],
      sectionRoute: `/docs/p${Math.floor(number / 7)}#${number}`,
    })),
  );
  const setup: SearchSetup = {
    baseUrl: '/',
    indexes: [{tag: 'default'}],
    titlesFirst: false,
    compactIndexes: true,
  };
  const questions = texts.map((text): SearchQuestion => ({place: 'panel', text, tags: ['default']}));

  const expected: FromWorker[] = [];
  const files = {
    index: () => Promise.resolve(JSON.parse(file) as CompactIndex),
    titles: () => Promise.resolve([]),
  };
  const searcher = createSearcher(setup, files, (answer) => expected.push(answer));
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

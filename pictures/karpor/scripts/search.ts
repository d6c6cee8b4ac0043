import type {Picture, Stage} from '../../studio/types.ts';
import {question} from '../data/texts.ts';

const query = new URLSearchParams({query: "where kind = 'Pod' and namespace = 'shop'", pattern: 'sql'});
/** Address of the results of a search for the Pods in namespace shop. */
export const podSearch = `/search/result?${query.toString()}`;

const editor = '.cm-content';
const header = '[class*=style_nav__]';
const tab = ({page, t}: Stage, key: string) => page.getByText(t(key), {exact: true});
const ask = async (stage: Stage) => {
  await tab(stage, 'SearchByNaturalLanguage').click();
  await stage.page.locator('input[type=search], .ant-input').first().fill(question[stage.language]);
};

export const search: Picture[] = [
  {
    name: 'search',
    path: '/search',
    alt: {
      en: 'The Search page: an input field that begins with select * from resources, and example queries below it.',
      zh: '搜索页：以 select * from resources 开头的输入框，下方是示例查询。',
    },
    height: 520,
    callouts: [
      {at: (stage) => tab(stage, 'SQLSearch'), text: {en: 'Search by SQL tab', zh: '“SQL 搜索”标签页'}},
      {at: editor, text: {en: 'Type the conditions here', zh: '在此输入条件'}},
    ],
  },
  {
    name: 'search-autocomplete',
    path: '/search',
    alt: {
      en: 'The input field of the Search page suggests columns after where, such as annotations, labels, cluster, content, and kind.',
      zh: '搜索页的输入框在 where 之后提示可用的列，例如 annotations、labels、cluster、content 和 kind。',
    },
    height: 600,
    act: async ({page}) => {
      await page.locator(editor).click();
      await page.keyboard.type('where ');
    },
  },
  {
    name: 'search-result',
    path: podSearch,
    alt: {
      en: 'Search results for Pods in the shop namespace: a card for each Pod, with its status, cluster, kind, namespace, and creation time.',
      zh: '命名空间 shop 中 Pod 的搜索结果：每个 Pod 一张卡片，显示状态、集群、类型、命名空间和创建时间。',
    },
    height: 760,
    // The interface shows the total only from the second search on.
    act: async ({page}) => page.locator('[class*=karpor_editor_btn__]').click(),
    callouts: [
      {at: editor, text: {en: 'The query', zh: '查询语句'}},
      {at: 'text=web-6d4cf56db6-7xk2p', text: {en: 'Name: opens the resource', zh: '名称：打开该资源'}},
      {
        at: 'text="shop" >> nth=0',
        text: {en: 'Namespace: opens the namespace', zh: '命名空间：打开该命名空间'},
      },
    ],
  },
  {
    name: 'search-natural-language',
    path: '/search',
    backend: 'ai',
    alt: {
      en: 'The Search by Natural Language tab with a question in its input field.',
      zh: '“自然语言搜索”标签页，输入框中有一个问题。',
    },
    height: 600,
    act: ask,
    crop: [header, '.ant-input-search'],
    margin: 32,
  },
  {
    name: 'search-natural-language-result',
    path: '/search',
    backend: 'ai',
    alt: {
      en: 'The result of a question: the dashboard has switched to the Search by SQL tab and shows the statement that the model wrote, above the Deployments it finds.',
      zh: '提问的结果：页面已切换到“SQL 搜索”标签页，显示模型生成的语句，下方是找到的 Deployment。',
    },
    height: 640,
    act: async (stage) => {
      await ask(stage);
      await stage.page.keyboard.press('Enter');
      await stage.settle();
      await stage.page.locator('[class*=karpor_editor_btn__]').click();
    },
    width: 1200,
    crop: [header, '[class*=styles_card__] >> nth=-1'],
    margin: 8,
    callouts: [{at: editor, text: {en: 'The statement that the model wrote', zh: '模型生成的语句'}}],
  },
];

import type {Picture, Stage} from '../../studio/types.ts';
import {failing, insight, webOfDemo} from './address.ts';
import {hideIssues, tabs} from './topology.ts';

const openTab = async (stage: Stage, key: string) => {
  const {page, t, settle} = stage;
  await hideIssues(stage);
  await page.locator(tabs).getByText(t(key), {exact: true}).click();
  await settle();
};
const below = '[class*=styles_tab_content__]';

export const resource: Picture[] = [
  {
    name: 'resource',
    path: insight('resource', failing),
    backend: 'ai',
    alt: {
      en: 'The page of a Pod: a path at the top, a summary with the status CrashLoopBackOff, the number of issues, and the Topology, YAML, Events, and Logs tabs.',
      zh: 'Pod 的页面：顶部路径、状态为 CrashLoopBackOff 的概览、问题数量，以及资源拓扑、YAML、事件和日志标签页。',
    },
    height: 960,
    width: 1240,
    act: hideIssues,
    crop: ['.ant-breadcrumb', '[class*=summary_card] >> nth=0', '[class*=g6_topology]'],
    callouts: [
      {
        at: '.ant-breadcrumb',
        text: {en: 'Path: leads to namespace, kind, and cluster', zh: '路径：可前往命名空间、类型和集群'},
      },
      {at: '[class*=summary_card] .ant-tag >> nth=0', text: {en: 'Status of the Pod', zh: 'Pod 状态'}},
      {at: tabs, text: {en: 'Tabs', zh: '标签页'}},
    ],
  },
  {
    name: 'resource-yaml',
    path: insight('resource', webOfDemo),
    alt: {
      en: 'The YAML tab of the web Deployment, with the Copy and AI Interpret buttons.',
      zh: 'Deployment web 的 YAML 标签页，带有“复制”和“AI 解读”按钮。',
    },
    height: 1300,
    act: (stage) => openTab(stage, 'YAML.TabName'),
    crop: [below],
  },
  {
    name: 'resource-events',
    path: insight('resource', failing),
    backend: 'ai',
    alt: {
      en: 'The Events tab of a Pod: type, reason, message, count, and time of each event; the first is a BackOff warning.',
      zh: 'Pod 的事件标签页：每个事件的类型、原因、消息、次数和时间；第一条是警告 BackOff。',
    },
    height: 1200,
    act: (stage) => openTab(stage, 'EventAggregator'),
    crop: [below],
    callouts: [
      {at: '[class*=typeFilter]', text: {en: 'Filter by type', zh: '按类型过滤'}},
      {at: '[class*=events_toolBar_magicWand]', text: {en: 'AI Diagnosis', zh: 'AI 诊断'}},
    ],
  },
  {
    name: 'resource-logs',
    path: insight('resource', failing),
    backend: 'ai',
    alt: {
      en: 'The Logs tab of a Pod: container, search field, and buttons above the log, which ends with a fatal error.',
      zh: 'Pod 的日志标签页：上方是容器选择、搜索框和按钮，日志以一条致命错误结束。',
    },
    height: 1300,
    act: (stage) => openTab(stage, 'LogAggregator'),
    crop: [tabs, '[class*=logEntry] >> nth=-1'],
    callouts: [
      {at: '[class*=podLogs] .ant-select >> nth=0', text: {en: 'Container', zh: '容器'}},
      {at: '[class*=searchInput] >> nth=0', text: {en: 'Search', zh: '搜索'}},
      {at: '[class*=magicWand] >> nth=0', text: {en: 'AI Diagnosis', zh: 'AI 诊断'}},
    ],
  },
  {
    name: 'ai-diagnosis',
    path: insight('resource', failing),
    backend: 'ai',
    alt: {
      en: 'Logs of a Pod with the AI Diagnosis Result panel: the model names the cause, a host name that can’t be resolved, and lists three things to check.',
      zh: 'Pod 日志与“AI 诊断结果”面板：模型指出原因是域名无法解析，并给出三项检查建议。',
    },
    height: 1300,
    act: async (stage) => {
      await openTab(stage, 'LogAggregator');
      await stage.press('[class*=magicWand] >> nth=0');
    },
    crop: [tabs, '[class*=diagnosisContent] li >> nth=-1'],
    callouts: [
      {at: '[class*=magicWand] >> nth=0', text: {en: 'AI Diagnosis', zh: 'AI 诊断'}},
      {at: '[class*=diagnosisHeader__] >> nth=0', text: {en: 'What the model found', zh: '模型给出的诊断'}},
    ],
  },
  {
    name: 'ai-diagnosis-events',
    path: insight('resource', failing),
    backend: 'ai',
    alt: {
      en: 'Events of a Pod with the AI Diagnosis Result panel, where the model summarizes them and suggests the next step.',
      zh: 'Pod 事件与“AI 诊断结果”面板，模型概括事件并建议下一步。',
    },
    height: 1100,
    width: 1320,
    act: async (stage) => {
      await openTab(stage, 'EventAggregator');
      await stage.press('[class*=events_toolBar_magicWand]');
    },
    crop: [tabs, '.ant-table-row >> nth=-1'],
  },
  {
    name: 'ai-yaml',
    path: insight('resource', webOfDemo),
    backend: 'ai',
    alt: {
      en: 'YAML of the web Deployment with the Interpretation Result panel, where the model explains the manifest.',
      zh: 'Deployment web 的 YAML 与“解读结果”面板，模型解释该清单。',
    },
    height: 1300,
    act: async (stage) => {
      await openTab(stage, 'YAML.TabName');
      await stage.press(`text=${stage.t('YAML.Interpret')}`);
    },
    crop: [below],
  },
];

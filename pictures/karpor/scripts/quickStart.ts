import type {Picture} from '../../studio/types.ts';
import {insight, webOfDemo} from './address.ts';
import {button, upload} from './clusters.ts';
import {podSearch} from './search.ts';
import {fitGraph} from './topology.ts';

export const quickStart: Picture[] = [
  {
    name: 'quick-start-clusters',
    path: '/cluster',
    backend: 'empty',
    alt: {
      en: 'Cluster Management without clusters: a hint to upload a kubeconfig, and the Register Cluster button.',
      zh: '尚无集群的集群管理页：提示导入 KubeConfig，并有“接入集群”按钮。',
    },
    height: 560,
    callouts: [
      {at: (stage) => button(stage, 'RegisterCluster'), text: {en: 'Register a cluster', zh: '注册集群'}},
    ],
  },
  {
    name: 'quick-start-register',
    path: '/cluster/access',
    backend: 'empty',
    alt: {
      en: 'The Register Cluster form with the name demo and the uploaded kubeconfig of the kind cluster.',
      zh: '“接入集群”表单，集群名称为 demo，已上传 kind 集群的 kubeconfig。',
    },
    height: 660,
    act: async (stage) => {
      await stage.page.locator('#name').fill('demo');
      await upload(stage, 'demo');
      await stage.settle();
    },
    callouts: [
      {at: '#name', text: {en: 'Enter demo', zh: '输入 demo'}},
      {at: '.ant-upload button', text: {en: 'Upload demo.kubeconfig', zh: '上传 demo.kubeconfig'}},
      {
        at: (stage) => button(stage, 'VerifyAndSubmit'),
        text: {en: 'Choose Verify and Submit', zh: '点击“验证并接入”'},
      },
    ],
  },
  {
    name: 'cluster-register-result',
    path: '/cluster',
    backend: 'empty',
    alt: {
      en: 'Cluster Management after registration: the demo cluster is listed and counted as healthy.',
      zh: '注册后的集群管理页：列表中有集群 demo，健康集群数为 1。',
    },
    height: 420,
    act: async (stage) => {
      const {page} = stage;
      await button(stage, 'RegisterCluster').click();
      await page.locator('#name').fill('demo');
      await upload(stage, 'demo');
      await stage.settle();
      await button(stage, 'VerifyAndSubmit').click();
    },
  },
  {
    name: 'quick-start-search',
    path: podSearch,
    backend: 'demo',
    alt: {
      en: 'The search results: two cards, one for each Pod of web in the shop namespace.',
      zh: '搜索结果：命名空间 shop 中 web 的两个 Pod，各有一张卡片。',
    },
    height: 480,
    act: async ({page}) => page.locator('[class*=karpor_editor_btn__]').click(),
  },
  {
    name: 'quick-start-deployment',
    path: insight('resource', webOfDemo),
    alt: {
      en: 'The page of the web Deployment: its summary, its health score, the number of issues, and a graph from the Deployment through its ReplicaSet to two Pods.',
      zh: 'Deployment web 的页面：概览、健康分、问题数量，以及从 Deployment 经 ReplicaSet 到两个 Pod 的拓扑图。',
    },
    height: 960,
    act: fitGraph,
    crop: ['.ant-breadcrumb', '[class*=summary_card] >> nth=0', '[class*=g6_topology]'],
    callouts: [
      {at: '[role=progressbar]', text: {en: 'Health score', zh: '健康分'}},
      {
        at: ({page, t}) => page.getByText(t('ResourceTopology'), {exact: true}),
        text: {en: 'Topology tab', zh: '“资源拓扑”标签页'},
      },
      {at: 'text="YAML"', text: {en: 'Live YAML', zh: '实时 YAML'}},
      {
        at: ({page, t}) => page.getByText(t('EventAggregator'), {exact: true}),
        text: {en: 'Events', zh: '事件'},
      },
    ],
  },
];

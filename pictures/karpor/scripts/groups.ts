import type {Picture} from '../../studio/types.ts';
import {insight} from './address.ts';
import {fitGraph, hideIssues} from './topology.ts';

export const groups: Picture[] = [
  {
    name: 'insight',
    path: '/insight',
    alt: {
      en: 'The Insight page: three totals, a tab for each resource group rule, and a card for each namespace.',
      zh: '洞察页：三项总数、每条资源组规则一个标签页，以及每个命名空间一张卡片。',
    },
    height: 850,
    callouts: [
      {at: ({page, t}) => page.getByText(t('ClusterCount')), text: {en: 'Totals', zh: '总数'}},
      {at: 'text="team-env"', text: {en: 'One tab per rule', zh: '每条规则一个标签页'}},
      {at: '[class*=add_box]', text: {en: 'Add a rule', zh: '新增规则'}},
      {at: '[class*=insight_card] >> nth=-1', text: {en: 'One card per group', zh: '每个资源组一张卡片'}},
    ],
  },
  {
    name: 'resource-groups',
    path: '/insight?activeTabKey=team-env',
    alt: {
      en: 'The tab of the team-env rule: a card for each combination of team and environment.',
      zh: '规则 team-env 的标签页：每种团队与环境的组合一张卡片。',
    },
    height: 640,
    crop: ['[class*=tabs_container]', '[class*=insight_card] >> nth=0', '[class*=insight_card] >> nth=-1'],
  },
  {
    name: 'resource-group-rule',
    path: '/insight',
    alt: {
      en: 'The form for a new rule: the name team-env, a description, and two labels under Group By, team and env.',
      zh: '新建规则的表单：名称 team-env、描述，以及 Group By 下的两个标签 team 和 env。',
    },
    act: async ({page, settle}) => {
      await page.locator('[class*=add_box]').click();
      await settle();
      const dialog = page.locator('.ant-modal-content');
      await dialog.locator('input[id$=_name]').fill('team-env');
      await dialog.locator('textarea').fill('One group per team and environment');
      await dialog.getByText('Add', {exact: true}).click();
      for (const [index, label] of ['team', 'env'].entries()) {
        await dialog.locator('.ant-select').nth(index).click();
        await settle();
        await page
          .locator('.ant-select-dropdown:visible .ant-select-item-option', {hasText: 'labels'})
          .click();
        await settle();
        await dialog.locator('input[id$=_value]').nth(index).fill(label);
      }
    },
    crop: ['.ant-modal-content'],
    margin: 0,
    callouts: [
      {at: '.ant-modal-content input[id$=_name]', text: {en: 'Can’t be changed later', zh: '之后不能修改'}},
      {
        at: '.ant-modal-content .ant-select >> nth=0',
        text: {en: 'namespace, labels, or annotations', zh: 'namespace、labels 或 annotations'},
      },
      {at: '.ant-modal-content input[id$=_value] >> nth=0', text: {en: 'Label key', zh: '标签的键'}},
    ],
  },
  {
    name: 'resource-group',
    path: insight('group', {
      ruleKey: 'team-env',
      title: 'checkout-prod',
      labels__team: 'checkout',
      labels__env: 'prod',
    }),
    alt: {
      en: 'The page of the checkout-prod group: its labels and counts, the number of issues, and a graph of kinds across all clusters.',
      zh: '资源组 checkout-prod 的页面：标签与数量、问题数量，以及覆盖所有集群的类型拓扑图。',
    },
    height: 960,
    act: fitGraph,
    crop: ['.ant-breadcrumb', '[class*=summary_card] >> nth=0', '[class*=g6_topology]'],
    callouts: [
      {at: '[class*=summary_card] >> nth=0', text: {en: 'Labels and counts', zh: '标签与数量'}},
      {at: '[class*=cluster_select]', text: {en: 'Choose a cluster', zh: '选择集群'}},
    ],
  },
  {
    name: 'cluster-insight',
    path: insight('cluster', {
      cluster: 'edge-north',
      from: 'cluster',
      apiVersion: 'cluster.karpor.io/v1beta1',
    }),
    alt: {
      en: 'The summary of the edge-north cluster: nodes, CPU and memory usage, Pods, Kubernetes version, Metrics Server, and latency; below it, the issues.',
      zh: '集群 edge-north 的概览：节点、CPU 与内存用量、Pod、Kubernetes 版本、Metrics Server 和延迟；下方是问题列表。',
    },
    height: 760,
    width: 1240,
    crop: ['.ant-breadcrumb', '[class*=styles_module__]'],
    callouts: [
      {at: 'text=Node Count', text: {en: 'Ready nodes and all nodes', zh: '就绪节点数与节点总数'}},
      {at: 'text="CPU"', text: {en: 'Usage', zh: '用量'}},
      {
        at: 'text="Latency"',
        text: {en: 'Latency measured from Karpor’s server', zh: '从 Karpor Server 测得的延迟'},
      },
    ],
  },
  {
    name: 'namespace-insight',
    path: insight('namespace', {
      cluster: 'edge-north',
      apiVersion: 'v1',
      kind: 'Namespace',
      namespace: 'shop',
    }),
    alt: {
      en: 'The page of the shop namespace in edge-north: the number of objects of each kind, the number of issues, and a graph of the kinds.',
      zh: '集群 edge-north 中命名空间 shop 的页面：各类型的数量、问题数量和类型拓扑图。',
    },
    height: 960,
    act: fitGraph,
    crop: ['.ant-breadcrumb', '[class*=summary_card] >> nth=0', '[class*=g6_topology]'],
  },
  {
    name: 'kind-insight',
    path: insight('kind', {cluster: 'edge-north', apiVersion: 'apps/v1', kind: 'Deployment'}),
    alt: {
      en: 'The page for Deployments in edge-north: how many there are, the number of issues, and a table that lists them.',
      zh: '集群 edge-north 中 Deployment 类型的页面：数量、问题数量和所有 Deployment 的列表。',
    },
    height: 800,
    act: hideIssues,
    crop: ['.ant-breadcrumb', '[class*=summary_card] >> nth=0', '.ant-table-wrapper tbody tr >> nth=-1'],
  },
];

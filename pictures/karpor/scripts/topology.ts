import type {Picture, Stage} from '../../studio/types.ts';
import {insight, webOfDemo} from './address.ts';

const graph = '[class*=g6_topology]';
export const tabs = '[class*=tab_header]';

/** Collapses the list of issues, so that the graph below it comes into view. */
export const hideIssues = ({press}: Stage) => press('[class*=header_right_action__] >> nth=-1');

/** Collapses the list of issues and fits the graph into the window. */
export async function fitGraph(stage: Stage): Promise<void> {
  await hideIssues(stage);
  await stage.press('.g6-component-toolbar li[code=autoZoom]');
}

export const topology: Picture[] = [
  {
    name: 'topology-resource',
    path: insight('resource', {...webOfDemo, apiVersion: 'v1', kind: 'Pod', name: 'web-6d4cf56db6-7xk2p'}),
    alt: {
      en: 'The graph of a Pod: the web Deployment leads to a ReplicaSet and on to the Pod, and the web Service selects it.',
      zh: 'Pod 的拓扑图：Deployment web 指向 ReplicaSet，再指向该 Pod；Service web 也指向该 Pod。',
    },
    height: 900,
    act: hideIssues,
    crop: [tabs, graph],
  },
  {
    name: 'topology-cluster',
    path: insight('cluster', {
      cluster: 'demo',
      from: 'cluster',
      apiVersion: 'cluster.karpor.io/v1beta1',
    }),
    alt: {
      en: 'The graph of the demo cluster: a node for each kind with the number of its objects, and a table of Pods below.',
      zh: '集群 demo 的拓扑图：每种类型一个节点并标出对象数量，下方是 Pod 列表。',
    },
    height: 1300,
    act: fitGraph,
    crop: [tabs, graph, '.ant-table-wrapper'],
    callouts: [
      {at: graph, text: {en: 'Choose a kind …', zh: '选择一种类型……'}},
      {
        at: '.ant-table-wrapper tbody tr >> nth=1',
        text: {en: '… to list its objects', zh: '……列出其对象'},
      },
    ],
  },
  {
    name: 'topology-namespace',
    path: insight('namespace', {cluster: 'demo', apiVersion: 'v1', kind: 'Namespace', namespace: 'shop'}),
    alt: {
      en: 'The graph of the shop namespace in demo: kinds with the number of their objects, connected by arrows.',
      zh: '集群 demo 中命名空间 shop 的拓扑图：各类型及其对象数量，用箭头相连。',
    },
    height: 900,
    act: fitGraph,
    crop: [tabs, graph],
  },
];

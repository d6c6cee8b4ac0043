import {resourceGroup} from './audit.ts';
import {clusters, failingPod, resources, type Stored} from './world.ts';

const gibibyte = 2 ** 30;

/** Numbers of resources in a cluster that belong to no application, by kind. */
const background: Record<string, number> = {
  'v1.Node': 1,
  'v1.Secret': 9,
  'v1.PersistentVolumeClaim': 1,
  'v1.PersistentVolume': 1,
};

/** Child kinds of each kind, as Karpor defines them. */
const relations: Record<string, string[]> = {
  'apps/v1.Deployment': ['apps/v1.ReplicaSet'],
  'apps/v1.ReplicaSet': ['v1.Pod'],
  'v1.Service': ['v1.Pod'],
  'v1.Node': ['v1.Pod'],
  'policy/v1.PodDisruptionBudget': ['v1.Pod'],
  'v1.Pod': ['v1.Secret', 'v1.PersistentVolumeClaim'],
  'v1.PersistentVolume': ['v1.PersistentVolumeClaim'],
  'v1.PersistentVolumeClaim': [],
  'v1.Secret': [],
};

const splitType = (type: string) => {
  const dot = type.lastIndexOf('.');
  return {apiVersion: type.slice(0, dot), kind: type.slice(dot + 1)};
};

const typeOf = ({object}: Stored) => `${object.apiVersion}.${object.kind}`;

export function countByKind(group: Stored[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const {object} of group) {
    const [version = '', api = ''] = object.apiVersion.split('/').toReversed();
    const key = api ? `${object.kind}.${api}/${version}` : `${object.kind}.${version}`;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

/** The graph of kinds in each cluster that has some of the resources. */
export function kindTopology(group: Stored[], scope: 'cluster' | 'namespace' | 'custom') {
  const names = new Set(group.map(({cluster}) => cluster));
  const kindsOf = (cluster: string) =>
    Object.entries(relations).map(([type, children]) => {
      const own = group.filter((resource) => resource.cluster === cluster && typeOf(resource) === type);
      const count = own.length + (scope === 'cluster' ? (background[type] ?? 0) : 0);
      const relationship = Object.fromEntries(children.map((child) => [child, 'child']));
      return [type, {resourceGroup: {cluster, ...splitType(type)}, count, relationship}];
    });
  return Object.fromEntries(
    [...names].map((cluster) => [cluster, Object.fromEntries(kindsOf(cluster)) as unknown]),
  );
}

const idOf = ({object}: Stored) =>
  `${object.apiVersion.includes('/') ? '' : '/'}${object.apiVersion}.${object.kind}:${object.metadata.namespace}.${object.metadata.name}`;

const owns = ({object: owner}: Stored, {object}: Stored): boolean =>
  (owner.kind === 'Service' && object.kind === 'Pod') ||
  !!object.metadata.ownerReferences?.some(
    ({kind, name}) => kind === owner.kind && name === owner.metadata.name,
  );

/** The graph of a resource: its ancestors and its descendants. */
export function resourceTopology(start: Stored) {
  const near = resources.filter(
    ({cluster, object}) =>
      cluster === start.cluster && object.metadata.namespace === start.object.metadata.namespace,
  );
  const walk = (from: Stored, leads: (to: Stored, from: Stored) => boolean): Stored[] => [
    from,
    ...near.filter((to) => leads(to, from)).flatMap((to) => walk(to, leads)),
  ];
  const shown = [...new Set([...walk(start, owns), ...walk(start, (to, from) => owns(from, to))])];
  const nodes = shown.map((resource) => [
    idOf(resource),
    {
      resourceGroup: resourceGroup(resource),
      parents: shown.filter((other) => owns(other, resource)).map(idOf),
      children: shown.filter((other) => owns(resource, other)).map(idOf),
    },
  ]);
  return {[start.cluster]: Object.fromEntries(nodes) as unknown};
}

export function statusOf({object}: Stored): string | undefined {
  if (object.kind !== 'Pod') return undefined;
  return object.metadata.name === failingPod ? 'CrashLoopBackOff' : 'Running';
}

export function resourceSummary(resource: Stored) {
  const {creationTimestamp} = resource.object.metadata;
  return {
    resource: {...resourceGroup(resource), status: statusOf(resource)},
    creationTimestamp,
    resourceVersion: '48213',
    uid: '3f6c1f0e-8a54-4c02-9f57-0a0d6d3b7c11',
  };
}

export function clusterSummary(name: string, pods: number) {
  const {latency, nodes} = clusters.find((cluster) => cluster.name === name) ?? {latency: 6, nodes: 1};
  const cpuUsage = nodes * 1410;
  const memoryUsage = nodes * 9.4 * gibibyte;
  // Karpor returns twelve readings of the current usage, with times five minutes apart.
  const points = (value: number) => ({
    points: Array.from({length: 12}, (_, index) => ({
      timestamp: new Date(Date.UTC(2026, 10, 24, 9, index * 5)).toISOString(),
      value: value * (1 + Math.sin(index) / 40),
    })),
  });
  return {
    nodeCount: nodes,
    readyNodes: nodes,
    notReadyNodes: 0,
    serverVersion: 'v1.32.2',
    memoryCapacity: nodes * 16 * gibibyte,
    memoryUsage,
    cpuCapacity: nodes * 4000,
    cpuUsage,
    podsCapacity: nodes * 110,
    podsUsage: nodes * 11 + pods,
    latency,
    metricsEnabled: true,
    cpuMetrics: points(cpuUsage),
    memoryMetrics: points(memoryUsage),
  };
}

/** A resource in Karpor's index. */
export interface Stored {
  cluster: string;
  object: {
    apiVersion: string;
    kind: string;
    metadata: {
      name: string;
      namespace?: string;
      labels?: Record<string, string>;
      creationTimestamp: string;
      ownerReferences?: {apiVersion: string; kind: string; name: string}[];
    };
    [part: string]: unknown;
  };
  deleted: boolean;
}

/** The clusters in the documentation's examples: one for the quick start, and two of a retailer. */
export const clusters = [
  {
    name: 'demo',
    displayName: 'demo',
    description: 'kind cluster',
    created: '2026-11-24T08:12:40Z',
    latency: 6,
    nodes: 1,
  },
  {
    name: 'edge-north',
    displayName: 'Edge north',
    description: 'Shops in the north',
    created: '2026-09-02T07:30:11Z',
    latency: 24,
    nodes: 6,
  },
  {
    name: 'edge-south',
    displayName: 'Edge south',
    description: 'Shops in the south',
    created: '2026-09-02T07:41:55Z',
    latency: 131,
    nodes: 4,
  },
];

const checkout = {team: 'checkout', env: 'prod'};
const analytics = {team: 'analytics', env: 'prod'};

/** The applications that run in them. */
const apps = [
  {
    cluster: 'demo',
    namespace: 'shop',
    name: 'web',
    image: 'nginx:1.27',
    hash: '6d4cf56db6',
    pods: ['7xk2p', 'm9qzl'],
    labels: {},
    created: '2026-11-24T09:02:17Z',
  },
  {
    cluster: 'edge-north',
    namespace: 'shop',
    name: 'web',
    image: 'nginx:1.27',
    hash: '79c8b6f5d4',
    pods: ['4vbnj', 'kt8wd', 'x2rqs'],
    labels: checkout,
    created: '2026-09-02T08:05:31Z',
  },
  {
    cluster: 'edge-north',
    namespace: 'payments',
    name: 'checkout-api',
    image: 'registry.example.com/checkout-api:2.4.1',
    hash: '5b7f9c6d88',
    pods: ['9fzlq', 'hc6rm'],
    labels: checkout,
    created: '2026-09-14T11:20:05Z',
  },
  {
    cluster: 'edge-north',
    namespace: 'reports',
    name: 'report-builder',
    image: 'registry.example.com/report-builder:1.8.0',
    hash: '66d5d7bb9f',
    pods: ['p4tgk'],
    labels: analytics,
    created: '2026-10-06T06:48:52Z',
  },
  {
    cluster: 'edge-south',
    namespace: 'shop',
    name: 'web',
    image: 'nginx:1.27',
    hash: '79c8b6f5d4',
    pods: ['8gd5z', 'wq7lc'],
    labels: checkout,
    created: '2026-09-03T12:14:09Z',
  },
  {
    cluster: 'edge-south',
    namespace: 'payments',
    name: 'checkout-api',
    image: 'registry.example.com/checkout-api:2.5.0-rc.1',
    hash: '7c94d8b6f5',
    pods: ['d2mkx'],
    labels: {...checkout, env: 'test'},
    created: '2026-11-20T15:33:47Z',
  },
  {
    cluster: 'edge-south',
    namespace: 'reports',
    name: 'report-builder',
    image: 'registry.example.com/report-builder:1.9.0',
    hash: '58cf6b97d5',
    pods: ['zt5nv'],
    labels: {...analytics, env: 'test'},
    created: '2026-11-18T09:27:36Z',
  },
];

/** The Pod whose container fails. */
export const failingPod = 'checkout-api-7c94d8b6f5-d2mkx';

function resourcesOf({
  cluster,
  namespace,
  name,
  image,
  hash,
  pods,
  labels,
  created,
}: (typeof apps)[number]): Stored[] {
  const replicaSet = `${name}-${hash}`;
  const all = {app: name, ...labels};
  const stored = (
    apiVersion: string,
    kind: string,
    label: string,
    parts = {},
    owner?: {kind: string; name: string},
  ): Stored => {
    const metadata = {name: label, namespace, labels: all, creationTimestamp: created};
    const owned = owner ? {ownerReferences: [{apiVersion: 'apps/v1', ...owner}]} : {};
    return {cluster, object: {apiVersion, kind, metadata: {...metadata, ...owned}, ...parts}, deleted: false};
  };
  const spec = {containers: [{name, image, ports: [{containerPort: 80}], resources: {}}]};
  const template = {metadata: {labels: all}, spec};
  return [
    stored('apps/v1', 'Deployment', name, {
      spec: {replicas: pods.length, selector: {matchLabels: {app: name}}, template},
    }),
    stored('apps/v1', 'ReplicaSet', replicaSet, {}, {kind: 'Deployment', name}),
    ...pods.map((pod) =>
      stored('v1', 'Pod', `${replicaSet}-${pod}`, {spec}, {kind: 'ReplicaSet', name: replicaSet}),
    ),
    stored('v1', 'Service', name, {spec: {ports: [{port: 80, targetPort: 80}], selector: {app: name}}}),
  ];
}

export const resources: Stored[] = apps.flatMap(resourcesOf);

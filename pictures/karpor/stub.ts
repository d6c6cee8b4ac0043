import type {Answer, Call, Stub} from '../studio/types.ts';
import {audit, labelsOf, score, select} from './data/audit.ts';
import {clusterObject, kubeconfig} from './data/clusterFiles.ts';
import {answers, events, logs} from './data/texts.ts';
import {clusterSummary, countByKind, kindTopology, resourceSummary, resourceTopology} from './data/views.ts';
import {clusters} from './data/world.ts';

const ok = (data: unknown): Answer => ({json: {success: true, code: 200, message: 'OK', data}});

const [, edgeNorth] = clusters;

const namespaces = ['default', 'karpor', 'kube-system', 'payments', 'reports', 'shop'];

/** The rules for resource groups, with their groups. */
const rules = [
  {
    id: 'namespace',
    name: 'namespace',
    description: '',
    fields: ['namespace'],
    createdAt: '2026-09-02T07:00:00Z',
    groups: namespaces.map((namespace) => ({namespace})),
  },
  {
    id: 'team-env',
    name: 'team-env',
    description: 'One group per team and environment',
    fields: ['labels.team', 'labels.env'],
    createdAt: '2026-09-21T10:15:00Z',
    groups: [
      {labels: {team: 'analytics', env: 'prod'}},
      {labels: {team: 'analytics', env: 'test'}},
      {labels: {team: 'checkout', env: 'prod'}},
      {labels: {team: 'checkout', env: 'test'}},
    ],
  },
];

/** Resources that match conditions of the form `column = 'value'`, joined by `and`. */
function search({query}: Call, backend?: string): Answer {
  const sqlQuery =
    query.get('pattern') === 'nl'
      ? "SELECT * FROM resources WHERE kind = 'Deployment' AND namespace = 'shop' AND creationTimestamp > '2026-09-01T00:00:00Z'"
      : (query.get('query') ?? '');
  const conditions = new URLSearchParams(backend === 'demo' ? {cluster: 'demo'} : {});
  for (const [, column = '', value = ''] of sqlQuery.matchAll(/(\w+) = '([^']*)'/g)) {
    conditions.set(column, value);
  }
  const items = select(conditions);
  return ok({items, sqlQuery, total: items.length, currentPage: 1, pageSize: 20});
}

function scopeOf({query}: Call) {
  if (query.get('name')) return 'resource';
  if (query.get('labels') || !query.get('cluster')) return 'custom';
  if (query.get('kind')) return 'kind';
  return query.get('namespace') ? 'namespace' : 'cluster';
}

function summary(call: Call): Answer | undefined {
  const {query} = call;
  const group = select(query);
  const [first] = group;
  const cluster = query.get('cluster') ?? '';
  switch (scopeOf(call)) {
    case 'cluster':
      return ok(clusterSummary(cluster, group.filter(({object}) => object.kind === 'Pod').length));
    case 'kind': {
      const [version, api = ''] = (query.get('apiVersion') ?? '').split('/').toReversed();
      return ok({cluster, group: api, version, kind: query.get('kind'), count: group.length});
    }
    case 'namespace':
      return ok({cluster, namespace: query.get('namespace'), countByGVK: countByKind(group)});
    case 'resource':
      return first && ok(resourceSummary(first));
    default:
      return ok({
        labels: Object.fromEntries(labelsOf(query)),
        namespace: query.get('namespace') ?? undefined,
        countByGVK: countByKind(group),
      });
  }
}

function topology(call: Call): Answer | undefined {
  const group = select(call.query);
  const [first] = group;
  const scope = scopeOf(call);
  if (scope === 'resource') return first && ok(resourceTopology(first));
  return ok(kindTopology(group, scope === 'kind' ? 'cluster' : scope));
}

/** A stream with an answer of the AI model. */
function stream(text: string): Answer {
  return {events: [{type: 'start'}, {type: 'chunk', content: text}, {type: 'complete'}]};
}

function aggregator({path, language}: Call): Answer | undefined {
  if (path.endsWith('/event/diagnosis/stream')) return stream(answers.event[language]);
  if (path.endsWith('/log/diagnosis/stream')) return stream(answers.log[language]);
  if (path.includes('/aggregator/event/')) return {events: [path.includes('/edge-south/') ? events : []]};
  if (path.includes('/aggregator/log/pod/')) return {events: logs};
  return undefined;
}

function insight(call: Call): Answer | undefined {
  const {path, query, language} = call;
  const group = select(query);
  if (path.startsWith('/rest-api/v1/insight/aggregator/')) return aggregator(call);
  switch (path.slice('/rest-api/v1/insight/'.length)) {
    case 'stats':
      return ok({clusterCount: clusters.length, resourceCount: 1284, resourceGroupRuleCount: rules.length});
    case 'summary':
      return summary(call);
    case 'topology':
      return topology(call);
    case 'audit':
      return ok(audit(group));
    case 'score':
      return ok(score(group));
    case 'detail':
      // JSON is valid YAML.
      return ok(
        JSON.stringify(
          group[0]?.object ?? {apiVersion: 'v1', kind: 'Namespace', metadata: {name: query.get('namespace')}},
        ),
      );
    case 'yaml/interpret/stream':
      return stream(answers.yaml[language]);
    case 'issue/interpret/stream':
      return stream(answers.issue[language]);
    default:
      return undefined;
  }
}

/**
 * Responds to the dashboard's requests like Karpor's server.
 *
 * @param backend `ai`: with an AI model; `rbac`: with access control; `empty`: without clusters until one is
 * registered; `demo`: with one cluster.
 */
export function stub(backend: string | undefined): Stub {
  let registered = backend === 'empty' ? [] : clusters;

  const list = () =>
    registered.map(({name, displayName, description, created}) => ({
      apiVersion: 'cluster.karpor.io/v1beta1',
      kind: 'Cluster',
      metadata: {name, creationTimestamp: created},
      spec: {displayName, description},
    }));

  function clusterCall({method, path, query}: Call): Answer | undefined {
    const name = path.split('/').at(-1);
    if (path === '/rest-api/v1/clusters') {
      const count = registered.length;
      const healthyClusters = registered.map((cluster) => cluster.name);
      const health = {totalCount: count, healthyCount: count, healthyClusters, unhealthyCount: 0};
      return ok(query.get('summary') ? health : {items: list()});
    }
    if (path === '/rest-api/v1/cluster/config/file') {
      return ok({
        content:
          backend === 'empty'
            ? kubeconfig('demo', 'https://karpor-demo-control-plane:6443')
            : kubeconfig('edge-north', 'https://edge-north.example.com:6443'),
        fileName: 'edge-north.kubeconfig',
        sanitizedClusterContent: edgeNorth && clusterObject(edgeNorth, 'LS0t****nEw=', 'eyJh****N3Q9'),
      });
    }
    if (path === '/rest-api/v1/cluster/config/validate') return ok('v1.32.2');
    if (method === 'POST') registered = clusters.filter((cluster) => cluster.name === name);
    const found = clusters.find((cluster) => cluster.name === name);
    return found && ok(clusterObject(found, 'LS0t****Qo=', 'eyJh****x8A'));
  }

  return (call) => {
    const {path, query} = call;
    const asksModel = path.endsWith('/stream') || query.get('pattern') === 'nl';
    if (asksModel && backend !== 'ai') return undefined;
    if (path === '/server-configs') {
      return {
        json: {
          CoreOptions: {ReadOnlyMode: false, GithubBadge: false, EnableRBAC: backend === 'rbac'},
          // The server sends these even without AI, so the dashboard always offers it.
          AIOptions: {AIAuthToken: '[hidden]', AIModel: 'gpt-3.5-turbo'},
          Version: 'v0.6.4',
        },
      };
    }
    if (path === '/rest-api/v1/authn') return ok(null);
    if (path === '/rest-api/v1/search') return search(call, backend);
    if (path === '/rest-api/v1/resource-group-rules') return ok(rules);
    if (path.startsWith('/rest-api/v1/resource-groups/')) {
      const rule = rules.find(({name}) => name === path.split('/').at(-1));
      return rule && ok(rule);
    }
    if (path.startsWith('/rest-api/v1/cluster')) return clusterCall(call);
    if (path.startsWith('/rest-api/v1/insight/')) return insight(call);
    return undefined;
  };
}

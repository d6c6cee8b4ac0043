/** What the tutorials for Kusion Server create. */
const address = (Host: string, Path: string, Scheme = 'https') => ({Scheme, Host, Path});

export const sources = [
  {
    id: 1,
    name: 'konfig',
    sourceProvider: 'git',
    remote: address('github.com', '/KusionStack/konfig'),
    description: 'Examples of KusionStack',
    creationTimestamp: '2026-11-24T09:05:12Z',
  },
];

export const organizations = [
  {id: 1, name: 'trial', owners: ['platform-team'], creationTimestamp: '2026-11-24T09:06:40Z'},
];

const project = (id: number, name: string, description: string, creationTimestamp: string) => ({
  id,
  name,
  path: `example/${name}`,
  description,
  source: sources[0],
  organization: organizations[0],
  creationTimestamp,
});

export const projects = [
  project(1, 'quickstart', 'First tutorial', '2026-11-24T09:06:41Z'),
  project(2, 'wordpress-local-db', 'App with MySQL', '2026-11-24T09:32:08Z'),
];

export const stacks = [
  {
    id: 1,
    project: 1,
    name: 'default',
    path: 'example/quickstart/default',
    syncState: 'Synced',
    creationTimestamp: '2026-11-24T09:07:02Z',
  },
  {
    id: 2,
    project: 2,
    name: 'prod',
    path: 'example/wordpress-local-db/prod',
    syncState: 'Synced',
    creationTimestamp: '2026-11-24T09:33:19Z',
  },
];

export const backends = [
  {id: 1, name: 'trial', description: 'On the disk of the server', backendConfig: {type: 'local'}},
  {
    id: 2,
    name: 'team',
    description: 'Releases and workspaces of the team',
    backendConfig: {
      type: 's3',
      configs: {
        bucket: 'kusion-states',
        region: 'eu-west-1',
        accessKeyID: '**********',
        accessKeySecret: '**********',
      },
    },
  },
];

const workspace = (
  id: number,
  name: string,
  description: string,
  backend: number,
  creationTimestamp: string,
) => ({
  id,
  name,
  description,
  owners: ['platform-team'],
  backend: backends.find(({id: other}) => other === backend),
  creationTimestamp,
});

export const workspaces = [
  workspace(1, 'dev', 'Test cluster of the tutorials', 1, '2026-11-24T09:01:55Z'),
  workspace(2, 'staging', 'Same modules as prod, smaller', 2, '2026-11-20T13:20:31Z'),
  workspace(3, 'prod', 'Clusters with customers', 2, '2026-11-20T13:24:07Z'),
];

export const workspaceConfig = {
  modules: {
    service: {path: 'oci://ghcr.io/kusionstack/service', version: '0.2.1', configs: {default: {replicas: 2}}},
    network: {path: 'oci://ghcr.io/kusionstack/network', version: '0.3.0', configs: {default: {}}},
    mysql: {
      path: 'oci://ghcr.io/kusionstack/mysql',
      version: '0.2.0',
      configs: {default: {databaseName: 'wordpress-mysql', size: 2}},
    },
  },
  context: {KUBECONFIG_PATH: '/var/run/secrets/kubernetes.io/kubeconfigs/dev'},
};

/** The dependencies that the server lists for `kcl.mod`. */
export const dependencies = `[dependencies]
mysql = { oci = "oci://ghcr.io/kusionstack/mysql", tag = "0.2.0" }
network = { oci = "oci://ghcr.io/kusionstack/network", tag = "0.3.0" }
service = { oci = "oci://ghcr.io/kusionstack/service", tag = "0.2.1" }
`;

const module = (name: string, description: string) => ({
  name,
  url: address('ghcr.io', `/kusionstack/${name}`, 'oci'),
  description,
  owners: ['platform-team'],
  doc: address('docs.example.com', `/modules/${name}`),
});

export const modules = [
  module('kam', 'The schema AppConfiguration'),
  module('mysql', 'MySQL in the cluster or at a cloud provider'),
  module('network', 'Ports of a workload, in the cluster or public'),
  module('service', 'Long-running workloads'),
];

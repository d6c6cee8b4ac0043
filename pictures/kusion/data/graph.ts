/** The resources of the tutorial "App with MySQL". */
const name = 'wordpress-local-db';

const entry = (type: string, resource: string) => {
  const version = type === 'Deployment' ? 'apps/v1' : 'v1';
  const id = [version, type, ...(type === 'Namespace' ? [] : [name]), resource].join(':');
  const info = {
    resourceType: `${version}/${type}`,
    resourcePlane: 'Kubernetes',
    resourceName: resource,
    iamResourceID: '',
    cloudResourceID: '',
    resourceURN: `${name}:prod:dev:${id}`,
    status: 'applied',
  };
  return [id, info] as const;
};

const namespace = entry('Namespace', name);
const secret = entry('Secret', 'wordpress-mysql-db-local-secret');
const claim = entry('PersistentVolumeClaim', 'wordpress-mysql-db-local-pvc');
const database = entry('Deployment', 'wordpress-mysql-db-local-deployment');
const databaseService = entry('Service', 'wordpress-mysql-db-local-service');
const credentials = entry('Secret', 'wordpress-mysql-mysql');
const workload = entry('Deployment', `${name}-prod-wordpress`);
const port = entry('Service', `${name}-prod-wordpress-private`);

const all = [namespace, secret, claim, database, databaseService, credentials, workload, port];

const dependsOn: [(typeof all)[number], (typeof all)[number]][] = [
  ...[secret, claim, databaseService, credentials].map((resource): (typeof dependsOn)[number] => [
    resource,
    namespace,
  ]),
  [database, secret],
  [database, claim],
  [workload, database],
  [workload, databaseService],
  [workload, credentials],
  [port, workload],
];

export const graph = {
  resources: Object.fromEntries(all),
  relations: dependsOn.map(([dependent, dependency]) => ({
    DependentResource: dependent[0],
    DependencyResource: dependency[0],
  })),
  workload: workload[0],
};

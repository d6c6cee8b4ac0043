const deployment = 'apps/v1:Deployment:quickstart:quickstart-default-quickstart';
const namespace = 'v1:Namespace:quickstart';
const service = 'v1:Service:quickstart:quickstart-default-quickstart-private';

const labels = {'app.kubernetes.io/name': 'quickstart', 'app.kubernetes.io/part-of': 'quickstart'};

const manifest = (replicas: number) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: {name: 'quickstart-default-quickstart', namespace: 'quickstart', labels},
  spec: {
    replicas,
    selector: {matchLabels: labels},
    template: {
      metadata: {labels},
      spec: {containers: [{name: 'quickstart', image: 'kusionstack/kusion-quickstart:latest'}]},
    },
  },
});

const step = (id: string, action: string, from: unknown, to: unknown) => ({id, action, from, to});
const same = (id: string, object: unknown) => step(id, 'UnChanged', object, object);

/** The preview in step 8 of the tutorial: two replicas instead of one. */
const update = {
  stepKeys: [deployment, namespace, service],
  changeSteps: {
    [deployment]: step(deployment, 'Update', manifest(1), manifest(2)),
    [namespace]: same(namespace, {apiVersion: 'v1', kind: 'Namespace', metadata: {name: 'quickstart'}}),
    [service]: same(service, {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: {name: 'quickstart-default-quickstart-private', namespace: 'quickstart', labels},
    }),
  },
};

const trace = 'kusion-server-6c8f/4fXk2aQbLm';

/** A line of the server's log. */
const log = (second: number, message: string) => `2026-11-24T09:40:${second}Z INFO ${message}`;

const applyLog = [
  log(12, 'Starting applying stack in StackManager ...'),
  log(13, 'State storage found with path'),
  log(13, 'Previewing using the default generator ...'),
  log(38, 'Start applying diffs ...'),
  log(38, `Pending ${namespace}`),
  log(38, `Pending ${deployment}`),
  log(38, `Pending ${service}`),
  log(39, `Succeeded ${namespace}`),
  log(40, `Succeeded ${deployment}`),
  log(40, `Succeeded ${service}`),
  log(40, 'Apply complete! Resources: 3 created, 0 updated, 0 deleted.'),
  log(40, 'apply completed for stack'),
].join('\n');

const run = (id: number, type: string, status: string, time: string, result: string, logs = '') => ({
  id,
  type,
  workspace: 'dev',
  status,
  result,
  trace: `${trace}-${id}`,
  logs,
  creationTimestamp: `2026-11-24T${time}Z`,
});

export const runs = [
  run(15, 'Preview', 'InProgress', '09:59:48', '{}'),
  run(14, 'Preview', 'Succeeded', '09:52:20', JSON.stringify(update), log(52, 'preview completed for stack')),
  run(13, 'Destroy', 'Failed', '09:47:03', '{"result":"Operation Failed"}'),
  run(12, 'Apply', 'Succeeded', '09:40:12', '"apply completed"', applyLog),
  run(11, 'Preview', 'Succeeded', '09:36:31', JSON.stringify(update)),
];

import {translate} from '@docusaurus/Translate';

/** Ids of the resources that the program on the home page creates. */
export type ResourceId =
  'namespace' | 'deployment' | 'service' | 'ingress' | 'database' | 'secret' | 'servicemonitor';

/** Imports of the program. Together with its lines, they compile. */
export const imports: readonly string[] = [
  'import kam.v1.app_configuration as ac',
  'import service',
  'import service.container as c',
  'import network as n',
  'import postgres as pg',
  'import monitoring as m',
];

/** A web application in the `prod` stack of the `shop` project, with what each line creates or changes. */
export const program: readonly {readonly code: string; readonly creates?: readonly ResourceId[]}[] = [
  {code: 'web: ac.AppConfiguration {', creates: ['namespace']},
  {code: '    workload: service.Service {', creates: ['deployment']},
  {code: '        replicas: 3', creates: ['deployment']},
  {code: '        containers.web: c.Container {image: "acme/shop:1.4.0"}', creates: ['deployment']},
  {code: '    }'},
  {code: '    accessories: {'},
  {code: '        "network": n.Network {', creates: ['service', 'ingress']},
  {code: '            ports: [n.Port {port: 8080}]', creates: ['service']},
  {code: '            ingress.defaultBackend.service.port.number: 8080', creates: ['ingress']},
  {code: '        }'},
  {
    code: '        "database": pg.PostgreSQL {type: "cloud", version: "14"}',
    creates: ['deployment', 'database', 'secret'],
  },
  {
    code: '        "monitoring": m.Prometheus {path: "/metrics"}',
    creates: ['deployment', 'servicemonitor'],
  },
  {code: '    }'},
  {code: '}'},
];

/** Index of the line that is highlighted until the reader points at one. */
export const firstLitLine = 10;

/** The whole program as a reader would copy it. */
export const programSource = [...imports, '', ...program.map(({code}) => code), ''].join('\n');

/** A resource that the program creates in a `prod` workspace with AWS and the Prometheus operator. */
export interface Resource {
  readonly id: ResourceId;
  readonly kind: string;
  readonly note: string;
  /** Number of resources behind this entry; 1 by default. */
  readonly count?: number;
}

/** The resources that the program creates, in display order. */
export function resources(): readonly Resource[] {
  return [
    {
      id: 'namespace',
      kind: 'Namespace',
      note: translate({id: 'site.home.resource.namespace', message: 'named after the project'}),
    },
    {
      id: 'deployment',
      kind: 'Deployment',
      note: translate({id: 'site.home.resource.deployment', message: '3 Pods with database variables'}),
    },
    {
      id: 'service',
      kind: 'Service',
      note: translate({id: 'site.home.resource.service', message: 'port 8080 inside the cluster'}),
    },
    {
      id: 'ingress',
      kind: 'Ingress',
      note: translate({id: 'site.home.resource.ingress', message: 'routing rule to the Service'}),
    },
    {
      id: 'database',
      kind: 'aws_db_instance',
      note: translate({id: 'site.home.resource.database', message: '+ security group, password'}),
      count: 3,
    },
    {
      id: 'secret',
      kind: 'Secret',
      note: translate({id: 'site.home.resource.secret', message: 'host, user, and password'}),
    },
    {
      id: 'servicemonitor',
      kind: 'ServiceMonitor',
      note: translate({id: 'site.home.resource.servicemonitor', message: 'metrics path for Prometheus'}),
    },
  ];
}

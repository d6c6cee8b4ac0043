import {translate} from '@docusaurus/Translate';

/** Kinds of things the program on the home page becomes; lines refer to them by these names. */
export type ResourceId =
  'namespace' | 'deployment' | 'service' | 'ingress' | 'database' | 'secret' | 'servicemonitor';

/** Modules the program imports; together with the lines they are a whole program that compiles. */
export const imports: readonly string[] = [
  'import kam.v1.app_configuration as ac',
  'import service',
  'import service.container as c',
  'import network as n',
  'import postgres as pg',
  'import monitoring as m',
];

/** A web application of the project `shop` in its stack `prod`, and what its lines create or change. */
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

/** The line that is lit before the reader points at one: a database, its Secret, and the workload that uses it. */
export const firstLitLine = 10;

/** The whole program as a reader would copy it. */
export const programSource = [...imports, '', ...program.map(({code}) => code), ''].join('\n');

/** Something the program becomes, as the platform's `prod` workspace with AWS and the Prometheus operator has it. */
export interface Resource {
  readonly id: ResourceId;
  readonly kind: string;
  readonly note: string;
  /** How many resources stand behind the entry, one if absent. */
  readonly count?: number;
}

/** What the program becomes, in the order in which it is drawn. */
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

import type {Product} from '../studio/types.ts';
import {access} from './scripts/access.ts';
import {clusters} from './scripts/clusters.ts';
import {groups} from './scripts/groups.ts';
import {quickStart} from './scripts/quickStart.ts';
import {report} from './scripts/report.ts';
import {resource} from './scripts/resource.ts';
import {search} from './scripts/search.ts';
import {topology} from './scripts/topology.ts';
import {stub} from './stub.ts';

export const karpor: Product = {
  name: 'karpor',
  version: 'v0.6',
  tag: 'v0.6.4',
  languages: ['en', 'zh'],
  width: 1120,
  // Later than the tag (2025-04-02), because some registries give old packages a later date.
  before: '2025-11-01',
  pins: ['antd@5.24.6', 'ajv@8.17.1'],
  storage: (lang): Record<string, string> => ({lang}),
  // Until the dashboard knows that access control is off, it redirects most pages to the login page, but not this one.
  entry: '/',
  stub,
  pictures: [
    ...access,
    ...clusters,
    ...groups,
    ...quickStart,
    ...report,
    ...resource,
    ...search,
    ...topology,
  ],
};

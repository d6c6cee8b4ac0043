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
  // The tag is of 2025-04-02. Some registries date old packages later.
  before: '2025-11-01',
  pins: ['antd@5.24.6', 'ajv@8.17.1'],
  storage: (lang): Record<string, string> => ({lang}),
  // A page that is opened directly can be taken for one without login.
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

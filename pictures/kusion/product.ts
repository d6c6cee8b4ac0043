import type {Product} from '../studio/types.ts';
import {entries} from './scripts/entries.ts';
import {projectPages} from './scripts/projectPages.ts';
import {stub} from './stub.ts';

export const kusion: Product = {
  name: 'kusion',
  version: 'v0.14',
  tag: 'v0.14.0',
  languages: ['en'],
  width: 1320,
  // Later than the tag (2025-01-22), because some registries give old packages a later date.
  before: '2025-11-01',
  pins: ['antd@5.23.2', 'ajv@8.17.1'],
  storage: () => ({}),
  stub,
  pictures: [...entries, ...projectPages],
};

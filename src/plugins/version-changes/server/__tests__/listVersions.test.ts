import path from 'node:path';
import {expect, it} from 'vitest';
import {products} from '../../../../../config/products';
import {referenceProduct} from '../../../../../config/reference';
import {referenceData} from '../../../../remark/reference/load';
import {listVersions} from '../listVersions';

const projectDir = path.resolve(__dirname, '../../../../..');
const version = (label: string, path: string, isLast = false) => ({label, path, isLast});

it('lists the status, docs, changes, and release of each version', () => {
  const [kusion] = products;
  const {versions, feed} = listVersions(
    {...referenceProduct(kusion), route: 'docs', entry: '/', repository: kusion.repository},
    [
      version('v0.15', '/docs/next'),
      version('v0.14', '/docs', true),
      version('v0.13', '/docs/v0.13'),
      version('v0.12', '/docs/v0.12'),
    ],
    {data: referenceData(projectDir), baseUrl: '/'},
  );
  expect(feed).toBe('/docs/changes/atom.xml');
  expect(versions.map(({label, status}) => [label, status])).toEqual([
    ['v0.15', 'next'],
    ['v0.14', 'latest'],
    ['v0.13', 'maintained'],
    ['v0.12', 'archived'],
  ]);
  expect(versions[0]?.release).toBeUndefined();
  expect(versions[1]).toMatchObject({
    docs: '/docs/',
    changes: {since: 'v0.13', path: '/docs/changes/v0.14'},
    release: {
      tag: 'v0.14.0',
      date: '2025-01-22',
      notes: 'https://github.com/KusionStack/kusion/releases/tag/v0.14.0',
    },
  });
  expect(versions[3]?.changes).toBeUndefined();
});

import {expect, it} from 'vitest';
import {data, products} from '../../../../remark/reference/__tests__/fixture';
import {listVersions} from '../listVersions';

it('maintains the latest version and the previous one', () => {
  const [kusion] = products;
  const versions = ['v0.15', 'v0.14', 'v0.13', 'v0.12'].map((label) => ({
    label,
    path: `/docs/${label}`,
    isLast: label === 'v0.14',
  }));
  const list = listVersions({...kusion, route: 'docs', entry: '/'}, versions, {data, baseUrl: '/'});
  expect(list.versions.map(({status}) => status)).toEqual(['next', 'latest', 'maintained', 'archived']);
});

import {expect, it, vi} from 'vitest';
import {otherVersionRoutes} from '../versionPages';

vi.mock('../../../config/versions', () => ({
  releasedVersions: ({id}: {id: string}) => (id === 'karpor' ? ['v0.6', 'v0.5'] : []),
}));

it('finds the twin of each page that is not of the latest version, whatever slash it ends in', () => {
  const routes = [
    '/karpor/',
    '/karpor/a',
    '/karpor/v0.5/',
    '/karpor/v0.5/a/',
    '/karpor/v0.5/gone',
    '/karpor/next/a',
  ];
  const latest = '/zh/karpor';
  expect(
    otherVersionRoutes(
      '/zh/',
      [...routes, '/karpory'].map((route) => `/zh${route}`),
    ),
  ).toEqual([
    {route: '/zh/karpor/next/a', twin: '/zh/karpor/a', latest},
    {route: '/zh/karpor/v0.5/', twin: '/zh/karpor/', latest},
    {route: '/zh/karpor/v0.5/a/', twin: '/zh/karpor/a', latest},
    {route: '/zh/karpor/v0.5/gone', twin: undefined, latest},
  ]);
});

/** Address of the dashboard's page about a resource group. */
export function insight(
  page: 'cluster' | 'kind' | 'namespace' | 'resource' | 'group',
  query: Record<string, string>,
): string {
  const parameters = new URLSearchParams({
    from: page === 'group' ? 'insight' : 'result',
    type: page,
    ...query,
  });
  return `/insightDetail/${page}?${parameters.toString()}`;
}

export const webOfDemo = {
  cluster: 'demo',
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  namespace: 'shop',
  name: 'web',
};

export const failing = {
  cluster: 'edge-south',
  apiVersion: 'v1',
  kind: 'Pod',
  namespace: 'payments',
  name: 'checkout-api-7c94d8b6f5-d2mkx',
};

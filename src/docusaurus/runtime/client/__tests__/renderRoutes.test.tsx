import {act, cleanup, render, screen} from '@testing-library/react';
import {createMemoryHistory, type MemoryHistory} from 'history';
import {useState, type ReactNode} from 'react';
import {__RouterContext as RouterContext, Router, type RouteComponentProps} from 'react-router';
import type {RouteConfig} from 'react-router-config';
import {afterEach, expect, it, vi} from 'vitest';
import renderRoutes from '../renderRoutes';

afterEach(cleanup);

const rendered = vi.fn<(name: string) => void>();

function page(name: string) {
  return function Page({match, route}: RouteComponentProps & {readonly route?: RouteConfig}) {
    rendered(name);
    return (
      <div>
        <p>
          {name} at {match.url}
        </p>
        {renderRoutes(route?.routes)}
      </div>
    );
  };
}

const routes: RouteConfig[] = [
  {path: '/docs/a', exact: true, component: page('a')},
  {
    path: '/docs',
    component: page('docs'),
    routes: [{path: '/docs/b', exact: true, component: page('b')}],
  },
];

function app(children: ReactNode, start: string): MemoryHistory {
  rendered.mockClear();
  const history = createMemoryHistory({initialEntries: [start]});
  render(<Router history={history}>{children}</Router>);
  return history;
}

it('renders the first matching route with its match and nested routes', () => {
  const history = app(renderRoutes(routes), '/docs/a');
  expect(screen.getByText('a at /docs/a')).toBeTruthy();
  act(() => history.push('/docs/b'));
  expect(screen.queryByText(/^a at/)).toBeNull();
  expect(screen.getByText('docs at /docs')).toBeTruthy();
  expect(screen.getByText('b at /docs/b')).toBeTruthy();
});

function Frozen({children, router}: {readonly children: ReactNode; readonly router: RouteComponentProps}) {
  const [first] = useState(router);
  return <RouterContext.Provider value={first}>{children}</RouterContext.Provider>;
}

it("doesn't rerender a page if only the outer router's address changes", () => {
  const shown = renderRoutes(routes);
  const history = app(
    <RouterContext.Consumer>{(router) => <Frozen router={router}>{shown}</Frozen>}</RouterContext.Consumer>,
    '/docs/b',
  );
  expect(rendered.mock.calls).toEqual([['docs'], ['b']]);
  act(() => history.push('/docs/a'));
  expect(screen.getByText('b at /docs/b')).toBeTruthy();
  expect(rendered).toHaveBeenCalledTimes(2);
});

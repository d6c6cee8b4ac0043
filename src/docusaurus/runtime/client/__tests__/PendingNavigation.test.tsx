import routes from '@generated/routes';
import {act, cleanup, render, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {Suspense, use, type ReactNode} from 'react';
import {Route, Router, useLocation} from 'react-router';
import {afterEach, expect, it, vi} from 'vitest';
import PendingNavigation from '../PendingNavigation';

const answers = new Map<string, Promise<string>>();

vi.mock('../untilLoaded', () => ({untilLoaded: () => Promise.resolve()}));

afterEach(cleanup);

/** Renders slowly for one address, like a browser with a long list. */
function Page(): ReactNode {
  const {pathname, search} = useLocation();
  const answer = answers.get(`${pathname}${search}`);
  return <p>{answer ? use(answer) : `page ${pathname}${search}`}</p>;
}

routes.push(...['/search', '/docs'].map((path) => ({path, exact: true, component: Page as never})));

async function start(slowAddress: string) {
  document.documentElement.dataset['documentPath'] = '/search';
  answers.clear();
  answers.set(slowAddress, new Promise<string>(() => undefined));
  const history = createMemoryHistory({initialEntries: ['/search?q=a']});
  await act(async () => {
    render(
      <Suspense fallback="being rendered">
        <Router history={history}>
          <Route render={({location}) => <PendingNavigation location={location} />} />
        </Router>
      </Suspense>,
    );
  });
  expect(screen.getByText('page /search?q=a')).toBeTruthy();
  return history;
}

it('keeps the current page usable while it renders another query', async () => {
  const history = await start('/search?q=b');
  await act(async () => history.push('/search?q=b'));
  expect(screen.getByText('page /search?q=a')).toBeTruthy();
  expect(screen.queryByText('being rendered')).toBeNull();
});

it('renders another page immediately', async () => {
  const history = await start('/docs');
  await act(async () => history.push('/docs'));
  expect(screen.getByText('being rendered')).toBeTruthy();
});

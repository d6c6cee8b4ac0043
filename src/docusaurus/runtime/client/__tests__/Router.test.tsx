import routes from '@generated/routes';
import {act, cleanup, render, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {Suspense, use, type ReactNode} from 'react';
import {useLocation} from 'react-router';
import {afterEach, expect, it, vi} from 'vitest';
import Page from '../Page';
import {BrowserRouter, Router} from '../Router';

const answers = new Map<string, Promise<string>>();

vi.mock('../untilLoaded', () => ({untilLoaded: () => Promise.resolve()}));
// Calls the client modules of a build.
vi.mock('@docusaurus/core/lib/client/ClientLifecyclesDispatcher', () => ({
  dispatchLifecycleAction: () => () => undefined,
}));

afterEach(cleanup);

const rendered: string[] = [];

/** Renders slowly for one address, like a browser with a long list. */
function SlowPage(): ReactNode {
  const {pathname, search} = useLocation();
  const answer = answers.get(`${pathname}${search}`);
  rendered.push(pathname + search);
  return <p>{answer ? use(answer) : `page ${pathname}${search}`}</p>;
}

routes.push(...['/search', '/docs'].map((path) => ({path, exact: true, component: SlowPage as never})));

/** Shows the page of the location, like Docusaurus' app. */
function App(): ReactNode {
  return <Page location={useLocation()} />;
}

async function start(slowAddress?: string) {
  answers.clear();
  if (slowAddress !== undefined) {
    answers.set(slowAddress, new Promise<string>(() => undefined));
  }
  const history = createMemoryHistory({initialEntries: ['/search?q=a']});
  await act(async () => {
    render(
      <Suspense fallback="being rendered">
        <Router history={history}>
          <App />
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

it('renders only the next page when the address changes', async () => {
  const history = await start();
  rendered.length = 0;
  await act(async () => history.push('/docs'));
  expect(screen.getByText('page /docs')).toBeTruthy();
  expect(rendered).toEqual(['/docs']);
});

it('follows a reader who goes back while the first page hydrates', async () => {
  window.history.replaceState(null, '', '/search');
  const goBack = vi.fn(() => {
    window.history.replaceState(null, '', '/docs');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  function GoingBack(): ReactNode {
    if (goBack.mock.calls.length === 0) {
      goBack();
    }
    return <App />;
  }
  await act(async () => {
    render(
      <BrowserRouter>
        <GoingBack />
      </BrowserRouter>,
    );
  });
  expect(screen.getByText('page /docs')).toBeTruthy();
});

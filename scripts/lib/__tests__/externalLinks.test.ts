import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {externalLinksOf, probeLinks} from '../externalLinks';

it('Links in text are found with their lines, but not code and placeholders', () => {
  const text = [
    'See [the API](https://kubernetes.io/docs/concepts/) and <https://kcl-lang.io>.',
    'Run `curl https://inline.dev` or open https://docs.rs/x, then read on.',
    '```shell',
    'curl https://fenced.dev',
    '```',
    'Yours: https://example.com/x, http://localhost:8080, https://10.0.0.1/x, https://a.svc/x',
    "export const repository = 'https://github.com/KusionStack/kusion';",
  ].join('\n');
  expect(externalLinksOf(text)).toEqual([
    {line: 1, url: 'https://kubernetes.io/docs/concepts/'},
    {line: 1, url: 'https://kcl-lang.io'},
    {line: 2, url: 'https://docs.rs/x'},
    {line: 7, url: 'https://github.com/KusionStack/kusion'},
  ]);
});

const requests: string[] = [];
let atOnce = 0;
let mostAtOnce = 0;
const server = http.createServer(({url = '', method}, response) => {
  requests.push(`${method} ${url}`);
  if (url !== '/hangs') {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    setImmediate(() => {
      atOnce -= 1;
      const headRefused = url === '/no-head' && method === 'HEAD';
      const status = headRefused ? 405 : ({'/gone': 404, '/moved': 301, '/private': 403}[url] ?? 200);
      response.writeHead(status, status === 301 ? {location: '/here'} : {}).end();
    });
  }
});
let origin = '';
const options = {timeoutMs: 20_000, pauseMs: 1, hostsAtOnce: 4};

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each([
  ['/here', 'alive', 'status 200', {}],
  ['/moved', 'alive', 'status 200', {}],
  ['/no-head', 'alive', 'status 200', {}],
  ['/private', 'unclear', 'status 403', {}],
  ['/gone', 'broken', 'status 404', {}],
  ['/hangs', 'broken', 'no response within 100 ms', {timeoutMs: 100}],
])('%s is reported as %s: %s', async (path, state, reason, changes) => {
  const states = await probeLinks([`${origin}${path}`], {...options, ...changes});
  expect(states.get(`${origin}${path}`)).toEqual({state, reason});
});

it('A nonexistent host is reported as broken', async () => {
  const states = await probeLinks(['http://127.0.0.1:1/x'], options);
  expect(states.get('http://127.0.0.1:1/x')?.state).toBe('broken');
});

it('Each address is requested once, and one at a time per host', async () => {
  [requests.length, mostAtOnce] = [0, 0];
  const urls = ['/a', '/b', '/c', '/a'].map((path) => `${origin}${path}`);
  expect((await probeLinks(urls, options)).size).toBe(3);
  expect([requests, mostAtOnce]).toEqual([['HEAD /a', 'HEAD /b', 'HEAD /c'], 1]);
});

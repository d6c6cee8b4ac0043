import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {externalLinksOf, faultOf} from '../check-external-links';

it('Links in text are found with their lines, but not code and placeholders', () => {
  const text = [
    'See [the API](https://kubernetes.io/docs/concepts/#pods) and <https://kcl-lang.io>.',
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

const server = http.createServer(({url = ''}, response) => {
  if (url !== '/hangs') {
    const status = {'/gone': 404, '/moved': 301, '/private': 403}[url] ?? 200;
    response.writeHead(status, status === 301 ? {location: '/here'} : {}).end();
  }
});
let origin = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each([
  ['/here', undefined],
  ['/moved', undefined],
  ['/private', {reason: 'status 403', isUnclear: true}],
  ['/gone', {reason: 'status 404', isUnclear: false}],
])('A request of %s returns %j', async (path, fault) => {
  expect(await faultOf(origin + path, 20_000)).toEqual(fault);
});

it('Hosts that do not exist or do not respond are reported', async () => {
  expect(await faultOf('http://127.0.0.1:1/x', 20_000)).toMatchObject({isUnclear: false});
  expect(await faultOf(`${origin}/hangs`, 100)).toMatchObject({reason: 'no response within 100 ms'});
});

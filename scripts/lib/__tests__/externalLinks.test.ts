import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {externalLinksOf, probeLinks} from '../externalLinks';

describe('externalLinksOf', () => {
  it('finds links in text with their lines, but skips code and placeholders', () => {
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
});

describe('probeLinks', () => {
  const requests: string[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const server = http.createServer((request, response) => {
    const url = request.url ?? '';
    requests.push(`${request.method} ${url}`);
    if (url === '/hangs') {
      return;
    }
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    setImmediate(() => {
      atOnce -= 1;
      const headRefused = url === '/no-head' && request.method === 'HEAD';
      const status = headRefused ? 405 : ({'/gone': 404, '/moved': 301, '/private': 403}[url] ?? 200);
      response.writeHead(status, status === 301 ? {location: '/here'} : {}).end();
    });
  });
  let origin = '';
  const options = {timeoutMs: 20_000, pauseMs: 1, hostsAtOnce: 4};

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    requests.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['/here', 'alive', 'status 200'],
    ['/moved', 'alive', 'status 200'],
    ['/no-head', 'alive', 'status 200'],
    ['/private', 'unclear', 'status 403'],
    ['/gone', 'broken', 'status 404'],
  ])('reports %s as %s: %s', async (path, state, reason) => {
    const states = await probeLinks([`${origin}${path}`], options);
    expect(states.get(`${origin}${path}`)).toEqual({state, reason});
  });

  it('gives up on a host that never responds', async () => {
    const states = await probeLinks([`${origin}/hangs`], {...options, timeoutMs: 100});
    expect(states.get(`${origin}/hangs`)).toEqual({state: 'broken', reason: 'no response within 100 ms'});
  });

  it('reports a nonexistent host as broken, with the reason', async () => {
    const states = await probeLinks(['http://127.0.0.1:1/x'], options);
    expect(states.get('http://127.0.0.1:1/x')?.state).toBe('broken');
  });

  it('requests each address once, and one at a time per host', async () => {
    mostAtOnce = 0;
    const urls = ['/a', '/b', '/c', '/a'].map((path) => `${origin}${path}`);
    expect((await probeLinks(urls, options)).size).toBe(3);
    expect(requests).toEqual(['HEAD /a', 'HEAD /b', 'HEAD /c']);
    expect(mostAtOnce).toBe(1);
  });
});

import zlib from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {products} from '../../config/products';
import {redirectRows} from '../../config/redirects/rows';
import {releasedVersions} from '../../config/versions';
import {securityHeaders} from '../rules';
import {hasBrotli, nginxPath, request, startNginx} from './support/nginx';
import {formsOf, pageFile, routes, siteFiles} from './support/siteFixture';

const [latest] = products.filter(({id}) => id === 'karpor').flatMap(releasedVersions);
const long = 'KusionStack '.repeat(500);

/** Every file contains its own path and enough text to be worth compressing. */
const files = new Map<string, string | Buffer>(siteFiles.map((file) => [file, `${file}\n${long}`]));
files.set('/download.html', '/download.html');
files.set('/download/index.html', '/download/index.html');
files.set('/assets/js/main.0123abcd.js.gz', zlib.gzipSync('precompressed with gzip'));
files.set('/assets/js/main.0123abcd.js.br', zlib.brotliCompressSync('precompressed with brotli'));

function fileOf(body: Buffer): string {
  return body.toString().split('\n')[0] ?? '';
}

describe.skipIf(nginxPath === undefined)('nginx with the generated configuration', () => {
  let server: Awaited<ReturnType<typeof startNginx>>;
  const get = (target: string, headers = {}) => request(server.port, target, headers);

  beforeAll(async () => {
    server = await startNginx(files, hasBrotli);
  });
  afterAll(() => server.stop());

  it("serves every form of each page's address without a redirect", async () => {
    for (const route of routes) {
      for (const form of [...formsOf(route), route.replaceAll('/', '//')]) {
        const {status, body, headers} = await get(form);
        expect([form, status, headers.location, fileOf(body)]).toEqual([
          form,
          200,
          undefined,
          pageFile(route),
        ]);
      }
    }
  });

  it('redirects every form of a moved address with 301 in both languages', async () => {
    for (const {from, to} of redirectRows()) {
      const bare = from.replace(/\/$/, '');
      for (const form of [bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`, `/zh${bare}?a=%20b`]) {
        const {status, headers} = await get(form);
        const target = form.startsWith('/zh') ? `/zh${to}?a=%20b` : to;
        expect([form, status, headers.location]).toEqual([form, 301, target]);
      }
    }
  });

  it.each([
    ['/ctrlmesh/new/page', '/controller-mesh/new/page'],
    ['/zh/operating/v0.4/manuals/collaset.html', '/zh/kuperator/v0.4/manuals/collaset'],
    ['/docs/reference/model/kusion_models/x/y', '/docs/reference/modules/'],
    [`/karpor/${latest}/user-guide/search`, '/karpor/user-guide/search'],
  ])('redirects %s, in a moved section, to %s', async (from, to) => {
    expect((await get(from)).headers.location).toBe(to);
  });

  it('prefers a file with the exact name over the page of that name', async () => {
    expect(fileOf((await get('/download.html')).body)).toBe('/download.html');
    expect(fileOf((await get('/download')).body)).toBe('/download/index.html');
  });

  it.each([
    ['/nope', '/404.html'],
    ['/docs/v0.9/nope', '/404.html'],
    ['/nope.html', '/404.html'],
    ['/zhnope', '/404.html'],
    ['/404.html', '/404.html'],
    ['/zh/nope', '/zh/404.html'],
    ['/zh/docs/nope/', '/zh/404.html'],
    ['/zh/nope?x=/en', '/zh/404.html'],
    ['/zh/404.html', '/zh/404.html'],
    ['/assets/', '/404.html'],
    ['/docs/%', '/404.html'],
    ['/%E0%A4%A', '/404.html'],
    ['/zh/%E0%A4%A', '/zh/404.html'],
    ['/../../etc/passwd', '/404.html'],
    ['/docs/%2e%2e/%2e%2e/%2e%2e/etc/passwd', '/404.html'],
    ['/%00', '/404.html'],
    ['/index.html/index.html', '/404.html'],
  ])('returns 404 for %s with the page %s', async (target, page) => {
    const {status, headers, body} = await get(target);
    expect([status, headers['content-type'], fileOf(body)]).toEqual([404, 'text/html; charset=utf-8', page]);
  });

  it.each([
    '//evil.example',
    '//evil.example/index.html',
    '//evil.example/%2e%2e',
    String.raw`/\evil.example/index.html`,
    '/%5cevil.example/',
    '/%0d%0aSet-Cookie:%20a=b/index.html',
    '/https://evil.example/index.html',
    '/ctrlmesh/%0d%0aSet-Cookie:%20a=b',
    '/ctrlmesh//evil.example',
  ])('never redirects %s to another site', async (target) => {
    const {headers} = await get(target);
    expect(headers.location ?? '/here').toMatch(/^\/[^/]/);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['/assets/js/main.0123abcd.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    [
      '/zh/assets/js/main.0123abcd.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/assets/js/gone.0123abcd.js', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/img/logo.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=86400'],
    ['/img/social-card.png', 'image/png', 'public, max-age=86400'],
    ['/', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/zh/docs/concepts/overview', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/search-index-default.json', 'application/json; charset=utf-8', 'public, max-age=0, must-revalidate'],
    [
      '/manifest.webmanifest',
      'application/manifest+json; charset=utf-8',
      'public, max-age=0, must-revalidate',
    ],
    ['/docs/concepts/overview.md', 'text/markdown; charset=utf-8', 'public, max-age=0, must-revalidate'],
    ['/scripts/install.ps1', 'text/plain; charset=utf-8', 'public, max-age=0, must-revalidate'],
  ])('serves %s as %s with Cache-Control "%s"', async (target, type, cacheControl) => {
    expect((await get(target)).headers).toMatchObject({'content-type': type, 'cache-control': cacheControl});
  });

  it.each(['/', '/zh/docs/concepts/overview', '/assets/js/main.0123abcd.js', '/nope', '/%'])(
    'sends the security headers with %s',
    async (target) => {
      const {headers} = await get(target);
      for (const [name, value] of Object.entries(securityHeaders)) {
        expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
      }
      expect(headers.server).toBe('nginx');
    },
  );

  it('sends the precompressed gzip file, compresses files without one, and only for clients that accept it', async () => {
    const stored = await get('/assets/js/main.0123abcd.js', {'accept-encoding': 'gzip'});
    expect([stored.headers['content-encoding'], stored.headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(zlib.gunzipSync(stored.body).toString()).toBe('precompressed with gzip');

    const live = await get('/', {'accept-encoding': 'gzip'});
    expect([live.headers['content-encoding'], live.headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(fileOf(zlib.gunzipSync(live.body))).toBe('/index.html');

    const plain = await get('/assets/js/main.0123abcd.js');
    expect([plain.headers['content-encoding'], fileOf(plain.body)]).toEqual([
      undefined,
      '/assets/js/main.0123abcd.js',
    ]);
  });

  it.skipIf(!hasBrotli)('sends the precompressed brotli file if the module is loaded', async () => {
    const {headers, body} = await get('/assets/js/main.0123abcd.js', {'accept-encoding': 'gzip, br'});
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(zlib.brotliDecompressSync(body).toString()).toBe('precompressed with brotli');
  });

  it('starts without the brotli module and sends gzip', async () => {
    const plain = await startNginx(files, false);
    const {headers} = await request(plain.port, '/assets/js/main.0123abcd.js', {
      'accept-encoding': 'gzip, br',
    });
    await plain.stop();
    expect(headers['content-encoding']).toBe('gzip');
  });
});

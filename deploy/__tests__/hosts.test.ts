import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {products} from '../../config/products';
import {releasedVersions} from '../../config/versions';
import {deployFiles} from '../files';
import {cloudflareLimits} from '../hosts/netlifyAndCloudflare';
import {rulesWithoutGoModules} from '../redirects';
import {cacheControlOf, securityHeaders} from '../rules';
import {cloudflare, follow, githubPages, netlify, splitTarget, vercel} from './support/hosts';
import {formsOf, pageFile, routes, siteFiles, siteFilesWithAliases} from './support/siteFixture';

const textOf = (file: string) => deployFiles()[file] ?? '';
const cloudflareRedirects = textOf('cloudflare/_redirects');
const named = Object.entries({
  'GitHub Pages': githubPages(siteFilesWithAliases),
  Netlify: netlify(siteFilesWithAliases, textOf('netlify/_headers'), textOf('netlify/_redirects')),
  'Cloudflare Pages': cloudflare(siteFilesWithAliases, textOf('cloudflare/_headers'), cloudflareRedirects),
  Vercel: vercel(siteFilesWithAliases, textOf('vercel/config.json')),
}).map(([name, host]) => ({name, host}));
const withHeaders = named.filter(({name}) => name !== 'GitHub Pages');

/** The files that may contain a page: its own and its alias. */
function filesOf(route: string): string[] {
  return [pageFile(route), pageFile(route).replace(/\/index\.html$/, '.html')];
}

describe.each(named)('$name', ({host}) => {
  it("serves every form of each page's address after at most one redirect and keeps the query", () => {
    const wrong = routes.flatMap((route) =>
      formsOf(route).filter((form) => {
        const {status, file = '', redirects, target} = follow(host, form);
        const keepsQuery = splitTarget(target).query === splitTarget(form).query;
        return !(status === 200 && filesOf(route).includes(file) && redirects <= 1 && keepsQuery);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('needs no redirect for a canonical address without a trailing slash', () => {
    for (const route of routes.filter((candidate) => !candidate.endsWith('/'))) {
      expect([route, host(route).status]).toEqual([route, 200]);
    }
  });

  it('returns 404 for an unknown address', () => {
    for (const target of ['/nope', '/docs/v0.9/nope.html', '/zh/nope', '/assets/js/gone.js']) {
      expect([target, follow(host, target).status]).toEqual([target, 404]);
    }
    expect(host('/docs/nope').file).toBe('/404.html');
  });
});

describe.each(withHeaders)('$name, which has headers and redirect rules,', ({host, name}) => {
  it('serves the Chinese not-found page for an unknown Chinese address', () => {
    expect(host('/zh/docs/nope').file).toBe('/zh/404.html');
    expect(host('/zhnope').file).toBe('/404.html');
  });

  it('sends the configured headers and caching with every file', () => {
    for (const file of siteFiles) {
      const answer = follow(host, file);
      expect([file, answer.headers]).toEqual([
        file,
        {
          ...securityHeaders,
          'Cache-Control': cacheControlOf(file),
          // Otherwise, a browser downloads a script instead of showing it.
          ...(/\.(?:sh|ps1)$/.test(file) ? {'Content-Type': 'text/plain; charset=utf-8'} : {}),
        },
      ]);
    }
  });

  it('redirects every moved address with 301 in both languages and keeps the query', () => {
    const rules = rulesWithoutGoModules().filter(({rest}) => rest === undefined);
    const rows = rules.filter(({isOptional}) => !isOptional || name !== 'Cloudflare Pages');
    for (const {from, to} of rows) {
      for (const prefix of ['', '/zh']) {
        const answer = host(`${prefix}${from}?x=1`);
        expect([from, answer.status, answer.location]).toEqual([from, 301, `${prefix}${to}?x=1`]);
      }
    }
  });

  it('moves whole sections', () => {
    expect(host('/zh/ctrlmesh/some/page').location).toBe('/zh/controller-mesh/some/page');
    expect(host('/zh-CN/docs/some/page').location).toBe('/zh/docs/some/page');
    expect(host('/docs/reference/lang/lang/tour').location).toBe(
      '/docs/configuration-walkthrough/kcl-basics',
    );
    const [latest] = releasedVersions(products[0]);
    expect(host(`/docs/${latest}/reference/roadmap`).location).toBe('/docs/reference/roadmap');
  });
});

it('Cloudflare Pages gets no more redirects than it allows', () => {
  const lines = cloudflareRedirects.trimEnd().split('\n');
  const sections = lines.filter((line) => line.includes('*')).length;
  expect(sections).toBeLessThanOrEqual(cloudflareLimits.section);
  expect(lines.length - sections).toBeLessThanOrEqual(cloudflareLimits.single);
});

it('builds for hosts that only serve files include aliases for the .html form', () => {
  expect(githubPages(siteFiles)('/docs/concepts/overview.html').status).toBe(404);
  for (const file of ['.github/workflows/pages.yml', 'netlify.toml', 'vercel.json', 'deploy/README.md']) {
    const text = fs.readFileSync(path.resolve(__dirname, '../..', file), 'utf8');
    expect(text).toContain('scripts/write-html-aliases.ts');
  }
});

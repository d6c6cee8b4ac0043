/**
 * `npm run bench`: builds the site, measures the build and its pages, prints tables, and writes reports/bench[-<pages>].json.
 *
 * Options: `--pages <n>` adds n generated doc pages; `--stock` also measures plain Docusaurus with the same content;
 * `--runs <n>` sets the number of runs per measurement (default 5); `--no-build` uses the existing build.
 */
import fs from 'node:fs';
import path from 'node:path';
import {locales} from '../config/locales';
import {writeFile} from '../src/build/files';
import {table} from './bench/figures';
import {addPages} from './bench/generateSite';
import {measureBuild, type BuiltSite} from './bench/measureBuild';
import {measurePages, type BenchPage, type PageFigures} from './bench/measurePages';
import {assembleSite, copyContent} from './lib/assembleSite';
import {projectDir} from './lib/projectDir';
import {readOptions} from './lib/readOptions';

interface SiteFigures {
  readonly site: string;
  readonly build: Awaited<ReturnType<typeof measureBuild>> | undefined;
  readonly pages: readonly PageFigures[];
}

const {values: options} = readOptions({
  options: {
    pages: {type: 'string'},
    stock: {type: 'boolean', default: false},
    runs: {type: 'string', default: '5'},
    'no-build': {type: 'boolean', default: false},
  },
});

const suffix = options.pages === undefined ? '' : `-${options.pages}`;

const routes = {
  doc: 'docs/concepts/stack/overview',
  home: '',
  reference: 'docs/reference/commands/kusion-apply',
  blog: 'blog',
  post: 'blog/2023-05-26-qcon-guangzhou',
  page: 'markdown-page',
  search: 'search',
};

/** Plain Docusaurus has no home page and no search results page. */
const stockKinds = ['doc', 'reference', 'blog', 'post'];

async function measureSite(site: string, built: Omit<BuiltSite, 'page'>): Promise<SiteFigures> {
  const kinds = Object.entries(routes).filter(([kind]) => !built.isStock || stockKinds.includes(kind));
  const pages = locales.flatMap(({path: prefix}) =>
    kinds.map(([kind, route]): BenchPage => ({
      kind,
      route: prefix + route,
      hasSidebar: route.startsWith('docs/'),
    })),
  );
  console.error(`${site}: measuring`);
  const build = options['no-build'] ? undefined : await measureBuild({...built, page: `${routes.doc}.md`});
  return {site, build, pages: await measurePages(built.siteDir, pages, Number(options.runs))};
}

/** Assembles a site with the real pages and, if asked for, generated ones. */
function assemble(name: string, overlay?: string): string {
  const siteDir = assembleSite(name + suffix, overlay);
  copyContent(siteDir);
  addPages(siteDir, Number(options.pages ?? 0));
  return siteDir;
}

async function measure(): Promise<SiteFigures[]> {
  const siteDir = options.pages === undefined ? projectDir : assemble('bench');
  const own = await measureSite(`this site${suffix}`, {siteDir, isStock: false});
  if (!options.stock) {
    return [own];
  }
  const stockDir = assemble('stock', path.join(__dirname, 'bench/stock'));
  // Some components were copied with the content.
  for (const ours of ['src/theme', 'src/pages', 'src/clientModules']) {
    fs.rmSync(path.join(stockDir, ours), {recursive: true, force: true});
  }
  return [own, await measureSite(`stock Docusaurus${suffix}`, {siteDir: stockDir, isStock: true})];
}

const kilobytes = (bytes = 0) => Math.round(bytes / 100) / 10;

function report(figures: readonly SiteFigures[]): string {
  const builds = table(
    ['build', 'state', 's', 'MiB', 'largest process MiB'],
    figures.flatMap(({site, build}) =>
      Object.entries(build ?? {}).map(([state, {seconds, peakMiB, largestMiB}]) => [
        site,
        state,
        Math.round(seconds),
        peakMiB,
        largestMiB,
      ]),
    ),
  );
  const resources = ['script', 'stylesheet', 'document', 'image', 'prefetch'];
  const measures = ['performance', 'a11y', 'best', 'seo', 'fcp', 'lcp', 'tbt', 'cls'] as const;
  const pages = table(
    ['page', 'route', ...resources.map((kind) => `${kind} KB`), ...measures, 'click ms', 'on slow 4G ms'],
    figures.flatMap(({site, pages: list}) =>
      list.map(({kind, route, bytes, lighthouse, clickMs, clickSlowMs}) => [
        `${site}: ${kind}`,
        route,
        ...resources.map((resource) => kilobytes(bytes[resource])),
        ...measures.map((measure) => lighthouse[measure]),
        clickMs ?? '-',
        clickSlowMs ?? '-',
      ]),
    ),
  );
  return `${builds}\n\n${pages}`;
}

async function main(): Promise<void> {
  const figures = await measure();
  const file = path.join(projectDir, 'reports', `bench${suffix}.json`);
  writeFile(file, `${JSON.stringify({date: new Date().toISOString(), figures}, null, 2)}\n`);
  console.log(`${report(figures)}\n\nwritten to ${path.relative(projectDir, file)}`);
}

void main();

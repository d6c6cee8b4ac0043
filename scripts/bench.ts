/**
 * `npm run bench`: builds the site (or one with generated pages), measures the build and its pages, prints tables,
 * and writes reports/bench[-<pages>].json.
 *
 * Options: `--pages <n>` a generated site of that size; `--stock` also the same content on plain Docusaurus;
 * `--runs <n>` runs per measurement (5); `--no-build` uses the existing build.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {hasBlog} from '../config/blog';
import {locales} from '../config/locales';
import {writeFile} from '../src/build/files';
import {table} from './bench/figures';
import {generateContent} from './bench/generateSite';
import {measureBuild, type BuildFigures, type BuiltSite} from './bench/measureBuild';
import {measurePages, type MeasuredPage, type PageFigures} from './bench/measurePages';
import {assembleSite, copyContent} from './lib/assembleSite';
import {projectDir} from './lib/projectDir';

interface SiteFigures {
  readonly site: string;
  readonly build: BuildFigures | undefined;
  readonly pages: readonly PageFigures[];
}

const {values: options} = parseArgs({
  options: {
    pages: {type: 'string'},
    stock: {type: 'boolean', default: false},
    runs: {type: 'string', default: '5'},
    'no-build': {type: 'boolean', default: false},
  },
});

const overlay = (name: string) => path.join(__dirname, 'bench', name);

/** Routes of typical pages, and the doc page to edit. */
const real = {
  doc: 'docs/concepts/stack/overview',
  others: {
    home: '',
    reference: 'docs/reference/commands/kusion-apply',
    ...(hasBlog() && {blog: 'blog', post: 'blog/2023-05-26-qcon-guangzhou'}),
    page: 'markdown-page',
    search: 'search',
  },
};
const generated = {doc: 'docs/section-1/page-2-about-a-subject-with-a-long-name', others: {home: ''}};

/** Plain Docusaurus has no home page and no search results page. */
const stockKinds = ['doc', 'reference', 'blog', 'post'];

async function measureSite(
  site: string,
  {doc, others}: typeof real | typeof generated,
  built: Omit<BuiltSite, 'page'>,
): Promise<SiteFigures> {
  const kinds = Object.entries<string>({doc, ...others}).filter(
    ([kind]) => !built.isStock || stockKinds.includes(kind),
  );
  const pages = locales.flatMap(({path: prefix}) =>
    kinds.map(([kind, route]): MeasuredPage => ({
      kind,
      route: prefix + route,
      hasSidebar: route.startsWith('docs/'),
    })),
  );
  console.error(`${site}: measuring`);
  const build = options['no-build'] ? undefined : await measureBuild({...built, page: `${doc}.md`});
  return {site, build, pages: await measurePages(built.siteDir, pages, Number(options.runs))};
}

const count = options.pages === undefined ? undefined : Number(options.pages);
const suffix = count === undefined ? '' : `-${count}`;

function fill(siteDir: string): void {
  if (count === undefined) {
    copyContent(siteDir, {translated: true});
  } else {
    generateContent(siteDir, count);
  }
}

async function measureSites(): Promise<SiteFigures[]> {
  const [routes, note] = count === undefined ? [real, ''] : [generated, `, ${count} pages`];
  let siteDir: string = projectDir;
  if (count !== undefined) {
    siteDir = assembleSite(`bench${suffix}`, overlay('generated'));
    fill(siteDir);
  }
  const own = await measureSite(`this site${note}`, routes, {siteDir, isStock: false});
  if (!options.stock) {
    return [own];
  }
  const stockDir = assembleSite(`stock${suffix}`, overlay('stock'));
  fill(stockDir);
  // Some were copied with the content.
  for (const ours of ['src/theme', 'src/pages', 'src/clientModules']) {
    fs.rmSync(path.join(stockDir, ours), {recursive: true, force: true});
  }
  return [own, await measureSite(`stock Docusaurus${note}`, routes, {siteDir: stockDir, isStock: true})];
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
  const figures = await measureSites();
  const file = path.join(projectDir, `reports/bench${suffix}.json`);
  writeFile(file, `${JSON.stringify({date: new Date().toISOString(), figures}, null, 2)}
`);
  console.log(`${report(figures)}\n\nwritten to ${path.relative(projectDir, file)}`);
}

void main();

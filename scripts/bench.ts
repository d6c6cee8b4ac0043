/**
 * `npm run bench`: builds the site (or one with generated pages), measures the build and its pages, and
 * writes reports/bench[-<pages>].json and a table.
 *
 * Options: `--pages <n>` a generated site of that size, `--stock` the same content on plain Docusaurus
 * as well, and before it with the stock tables of routes, `--runs <n>` (5), `--no-build` to measure the build
 * that is there.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {hasBlog} from '../config/blog';
import {locales} from '../config/locales';
import {generateContent} from './bench/generateSite';
import {measureBuild, type BuildFigures, type BuiltSite} from './bench/measureBuild';
import {measurePages, type MeasuredPage, type PageFigures} from './bench/measurePages';
import {measureProcess, type ProcessFigures} from './bench/measureProcess';
import type {TransformFigures} from './bench/measureTransforms';
import {table} from './bench/table';
import {assembleSite, copyContent} from './lib/assembleSite';
import {projectDir} from './lib/projectDir';

interface SiteFigures {
  readonly site: string;
  readonly build: BuildFigures | undefined;
  readonly pages: readonly PageFigures[];
  readonly transforms?: TransformFigures;
  /** Seconds of each check of content. */
  readonly checks?: Readonly<Record<string, number>>;
}

/** A page of the generated site, by route and by file without extension. */
const generatedPage = 'docs/section-1/page-2-about-a-subject-with-a-long-name';

const contentChecks = ['check:reference', 'check:samples', 'check:translations'];

const {values: options} = parseArgs({
  options: {
    pages: {type: 'string'},
    stock: {type: 'boolean', default: false},
    runs: {type: 'string', default: '5'},
    'no-build': {type: 'boolean', default: false},
  },
});

const reportFile = path.join(
  projectDir,
  'reports',
  `bench${options.pages === undefined ? '' : `-${options.pages}`}.json`,
);

/** The kinds of pages that readers come to, in each language. */
function measuredPages(isGenerated: boolean): MeasuredPage[] {
  const kinds: Readonly<Record<string, string>> = isGenerated
    ? {home: '', doc: generatedPage}
    : {
        home: '',
        doc: 'docs/concepts/stack/overview',
        reference: 'docs/reference/commands/kusion-apply',
        ...(hasBlog() && {blog: 'blog', post: 'blog/2023-05-26-qcon-guangzhou'}),
        page: 'markdown-page',
        search: 'search',
      };
  return locales.flatMap(({path: prefix}) =>
    Object.entries(kinds).map(([kind, route]) => ({
      kind,
      route: prefix + route,
      hasSidebar: route.startsWith('docs/'),
    })),
  );
}

async function measureSite(
  site: string,
  built: BuiltSite,
  pages: readonly MeasuredPage[],
): Promise<SiteFigures> {
  console.error(`${site}: measuring`);
  const build = options['no-build'] ? undefined : await measureBuild(built);
  return {site, build, pages: await measurePages(built.siteDir, pages, Number(options.runs))};
}

function generatedSite(name: string, pages: number, overlay: string): string {
  const siteDir = assembleSite(name, overlay);
  generateContent(siteDir, pages);
  return siteDir;
}

/** Written after each site, so that a long run that breaks off keeps what it has measured. */
function save(figures: readonly SiteFigures[]): void {
  fs.mkdirSync(path.dirname(reportFile), {recursive: true});
  fs.writeFileSync(reportFile, `${JSON.stringify({date: new Date().toISOString(), figures}, null, 2)}\n`);
}

/**
 * The transforms of Markdown, measured by a process whose `import()` is Node's own: with the one that runs
 * this script, each heading's would ask another thread, which is a fifth of the time.
 */
function measureTransforms(): TransformFigures {
  const script = path.join(__dirname, 'bench/measureTransforms.ts');
  const args = ['--require', 'tsx/cjs', script, projectDir];
  return JSON.parse(execFileSync(process.execPath, args, {encoding: 'utf8'})) as TransformFigures;
}

/** The same content on plain Docusaurus, which has neither a home page nor a page of results. */
function measureStock(site: string, stockDir: string, page: string, pages: readonly MeasuredPage[]) {
  for (const ours of ['src/theme', 'src/pages', 'src/clientModules']) {
    fs.rmSync(path.join(stockDir, ours), {recursive: true, force: true});
  }
  const kinds = ['doc', 'reference', 'blog', 'post'];
  return measureSite(
    site,
    {siteDir: stockDir, isStock: true, page},
    pages.filter(({kind}) => kinds.includes(kind)),
  );
}

async function measureReal(figures: SiteFigures[]): Promise<void> {
  const page = 'docs/concepts/stack/overview.md';
  const built = {siteDir: projectDir, isStock: false, page};
  const pages = measuredPages(false);
  if (options.stock && !options['no-build']) {
    const environment = {STOCK_ROUTES: 'true'};
    figures.push(await measureSite('this site, stock routes', {...built, environment}, pages));
    save(figures);
  }
  const checks: Record<string, number> = {};
  for (const name of contentChecks) {
    checks[name] = (await measureProcess('npm', ['run', '--silent', name], process.env)).seconds;
  }
  const transforms = measureTransforms();
  figures.push({...(await measureSite('this site', built, pages)), transforms, checks});
  save(figures);
  if (options.stock) {
    const stock = assembleSite('stock', path.join(__dirname, 'bench/stock'));
    copyContent(stock, {translated: true});
    figures.push(await measureStock('stock Docusaurus', stock, page, pages));
  }
}

async function measureGenerated(count: number, figures: SiteFigures[]): Promise<void> {
  const pages = measuredPages(true);
  const page = `${generatedPage}.md`;
  const siteDir = generatedSite(`bench-${count}`, count, path.join(__dirname, 'bench/generated'));
  figures.push(await measureSite(`this site, ${count} pages`, {siteDir, isStock: false, page}, pages));
  save(figures);
  if (options.stock) {
    const stock = generatedSite(`stock-${count}`, count, path.join(__dirname, 'bench/stock'));
    figures.push(await measureStock(`stock Docusaurus, ${count} pages`, stock, page, pages));
  }
}

function kilobytes(bytes: number | undefined): number {
  return Math.round((bytes ?? 0) / 100) / 10;
}

function seconds(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Time of this site's own transforms, beside the whole build, and of the checks of content. */
function reportContent({build, transforms, checks}: SiteFigures): string[] {
  if (transforms === undefined || checks === undefined) {
    return [];
  }
  const {cold, warm} = transforms;
  const coresUsed = Math.min(locales.length, os.availableParallelism());
  const row = (name: string, before: number, after: number) => [
    name,
    seconds(before),
    build ? `${((before / build.cold.seconds / coresUsed) * 100).toFixed(1)} %` : '-',
    seconds(after),
  ];
  return [
    table(
      [`transforms, ${cold.pages} pages`, 'cold s', 'of the cores’ time', 'warm s'],
      [
        ...Object.entries(cold.byTransform).map(([name, value]) =>
          row(name, value, warm.byTransform[name] ?? 0),
        ),
        row('all of Markdown', cold.compile, warm.compile),
      ],
    ),
    table(
      ['check', 's'],
      Object.entries(checks).map(([name, value]) => [name, seconds(value)]),
    ),
  ];
}

function report(figures: readonly SiteFigures[]): string {
  const builds = table(
    ['build', 'state', 's', 'MiB', 'largest process MiB'],
    figures.flatMap(({site, build}) =>
      Object.entries(build ?? {}).map(([state, process]: [string, ProcessFigures]) => [
        site,
        state,
        Math.round(process.seconds),
        process.peakMiB,
        process.largestMiB,
      ]),
    ),
  );
  const pages = table(
    [
      'page',
      'route',
      'JS gz KB',
      'JS br KB',
      'CSS gz',
      'HTML gz',
      'img gz',
      'prefetch gz',
      'perf',
      'a11y',
      'best',
      'seo',
      'LCP ms',
      'TBT ms',
      'CLS',
      'click ms',
      'on slow 4G ms',
    ],
    figures.flatMap(({site, pages: list}) =>
      list.map(({kind, route, bytes, lighthouse, clickMs, clickSlowMs}) => [
        `${site}: ${kind}`,
        route,
        kilobytes(bytes.script?.gzip),
        kilobytes(bytes.script?.brotli),
        kilobytes(bytes.stylesheet?.gzip),
        kilobytes(bytes.document?.gzip),
        kilobytes(bytes.image?.gzip),
        kilobytes(bytes.prefetch?.gzip),
        lighthouse.performance,
        lighthouse.accessibility,
        lighthouse.bestPractices,
        lighthouse.seo,
        lighthouse.lcp,
        lighthouse.tbt,
        lighthouse.cls,
        clickMs ?? '-',
        clickSlowMs ?? '-',
      ]),
    ),
  );
  return [builds, ...figures.flatMap(reportContent), pages].join('\n\n');
}

async function main(): Promise<void> {
  const figures: SiteFigures[] = [];
  await (options.pages === undefined
    ? measureReal(figures)
    : measureGenerated(Number(options.pages), figures));
  save(figures);
  console.log(`${report(figures)}\n\nwritten to ${path.relative(projectDir, reportFile)}`);
}

void main();

/**
 * `npm run bench`: builds the site (or one with generated pages), measures the build and its pages, prints tables,
 * and writes reports/bench[-<pages>].json.
 *
 * Options: `--pages <n>` a generated site of that size; `--runs <n>` runs per measurement (5); `--no-build` uses the
 * existing build.
 */
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {hasBlog} from '../config/blog';
import {locales} from '../config/locales';
import {table} from './bench/figures';
import {generateContent} from './bench/generateSite';
import {measureBuild, type BuildFigures} from './bench/measureBuild';
import {measurePages, type PageFigures} from './bench/measurePages';
import {assembleSite} from './lib/assembleSite';
import {projectDir} from './lib/projectDir';

interface SiteFigures {
  readonly build: BuildFigures | undefined;
  readonly pages: readonly PageFigures[];
}

const {values: options} = parseArgs({
  options: {
    pages: {type: 'string'},
    runs: {type: 'string', default: '5'},
    'no-build': {type: 'boolean', default: false},
  },
});

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

async function measureSite(
  siteDir: string,
  {doc, others}: typeof real | typeof generated,
): Promise<SiteFigures> {
  const pages = locales.flatMap(({path: prefix}) =>
    Object.entries<string>({doc, ...others}).map(([kind, route]) => ({kind, route: prefix + route})),
  );
  const build = options['no-build'] ? undefined : await measureBuild(siteDir, `${doc}.md`);
  return {build, pages: await measurePages(siteDir, pages, Number(options.runs))};
}

function generatedSite(count: number): string {
  const siteDir = assembleSite(`bench-${count}`, path.join(__dirname, 'bench/generated'));
  generateContent(siteDir, count);
  return siteDir;
}

const kilobytes = (bytes = 0) => Math.round(bytes / 100) / 10;

function report({build, pages}: SiteFigures): string {
  const builds = table(
    ['build', 's', 'MiB', 'largest process MiB'],
    Object.entries(build ?? {}).map(([state, {seconds, peakMiB, largestMiB}]) => [
      state,
      Math.round(seconds),
      peakMiB,
      largestMiB,
    ]),
  );
  const resources = ['script', 'stylesheet', 'document', 'image', 'prefetch'];
  const measures = ['performance', 'a11y', 'best', 'seo', 'fcp', 'lcp', 'tbt', 'cls'] as const;
  const visits = table(
    ['page', 'route', ...resources.map((kind) => `${kind} KB`), ...measures],
    pages.map(({kind, route, bytes, lighthouse}) => [
      kind,
      route,
      ...resources.map((resource) => kilobytes(bytes[resource])),
      ...measures.map((measure) => lighthouse[measure]),
    ]),
  );
  return `${builds}\n\n${visits}`;
}

async function main(): Promise<void> {
  const {pages} = options;
  const figures = await (pages === undefined
    ? measureSite(projectDir, real)
    : measureSite(generatedSite(Number(pages)), generated));
  const file = path.join(projectDir, 'reports', `bench${pages === undefined ? '' : `-${pages}`}.json`);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, `${JSON.stringify({date: new Date().toISOString(), figures}, null, 2)}\n`);
  console.log(`${report(figures)}\n\nwritten to ${path.relative(projectDir, file)}`);
}

void main();

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {locales, type SiteLocale} from '../../config/locales';
import {buildEnvironment, docusaurusCommand} from './docusaurusCommand';
import {inParallel} from './inParallel';
import {runLimited} from './runLimited';

const generated = '.docusaurus';

/** Heap of a locale's build. It needs half of this; V8 would let it grow to several GiB before collecting garbage. */
const heapMiB = 1536;

/** Size of V8's space for new objects, in MiB. With the default of 16, it collects garbage four times as often. */
const youngMiB = 64;

type Locale = Pick<SiteLocale, 'locale' | 'label'>;

/** Building one locale takes two to three minutes on two cores. */
const limitMs = 15 * 60_000;

/** Peak memory of a locale's build, in bytes, plus a small margin. */
const bytesOfLocale = 2.5 * 2 ** 30;

/** How many of some locales a machine can build in parallel, and the number of rendering threads for each. */
export function localesAtOnce(count: number, cores: number, freeBytes: number) {
  const possible = Math.min(count, cores, Math.floor(freeBytes / bytesOfLocale));
  const atOnce = Math.max(1, possible);
  return {atOnce, threads: Math.max(1, Math.floor(cores / atOnce))};
}

/** Result of building one locale. */
export interface LocaleBuild extends Locale {
  /** Exit code, or `undefined` if the build timed out. */
  readonly code: number | undefined;
  readonly seconds: number;
}

/** Builds one locale in its own process, with the given number of threads for rendering and garbage collection. */
async function buildLocale(
  siteDir: string,
  {locale, label}: Locale,
  outDir: string,
  threads: number,
): Promise<LocaleBuild> {
  const start = performance.now();
  const node = [
    // V8 uses four garbage collection threads by default, which is too many for two processes on two cores.
    `--v8-pool-size=${threads}`,
    `--max-semi-space-size=${youngMiB}`,
    `--max-old-space-size=${heapMiB}`,
    docusaurusCommand,
  ];
  const options = ['--locale', locale, '--out-dir', outDir];
  // jiti keeps transpiled modules in the folder for temporary files and overwrites them in place. If languages shared it, one
  // could read a module while another writes it.
  const temporary = path.join(siteDir, 'node_modules/.cache/temporary', locale);
  fs.mkdirSync(temporary, {recursive: true});
  const code = await runLimited(process.execPath, [...node, 'build', siteDir, ...options], {
    name: `The build of ${label}`,
    limitMs,
    env: {
      DOCUSAURUS_SSG_WORKER_THREAD_COUNT: String(threads),
      ...process.env,
      ...buildEnvironment,
      ...(process.stdout.isTTY ? {FORCE_COLOR: '1'} : {}),
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(generated, locale),
      TMPDIR: temporary,
    },
    onLine: (line) => {
      if (line.trim() !== '') {
        console.log(`${label}  ${line}`);
      }
    },
  });
  return {code, locale, label, seconds: Math.round((performance.now() - start) / 1000)};
}

/** Moves everything in a folder to another one, replacing existing files. */
function moveInto(from: string, to: string): void {
  fs.mkdirSync(to, {recursive: true});
  for (const name of fs.readdirSync(from)) {
    fs.rmSync(path.join(to, name), {recursive: true, force: true});
    fs.renameSync(path.join(from, name), path.join(to, name));
  }
}

/**
 * Builds all locales, each in its own process with its own generated files. Continues if one fails, to show the problems
 * of all locales. Building the default locale empties the output folder, so the others are written elsewhere and moved
 * there at the end.
 *
 * @param siteDir absolute path of the site
 * @param outDir absolute path of the output, which is replaced
 */
export async function buildLocales(siteDir: string, outDir: string): Promise<LocaleBuild[]> {
  const [cores, freeBytes] = [os.availableParallelism(), process.availableMemory()];
  const {atOnce, threads} = localesAtOnce(locales.length, cores, freeBytes);
  const asideOf = (locale: string) => path.join(siteDir, generated, locale, 'build');
  const builds = await inParallel(locales, atOnce, (locale, index) => {
    console.log(`Building ${locale.label}, language ${index + 1} of ${locales.length}`);
    return buildLocale(siteDir, locale, index === 0 ? outDir : asideOf(locale.locale), threads);
  });
  for (const {locale} of builds.slice(1).filter(({code}) => code === 0)) {
    moveInto(asideOf(locale), outDir);
  }
  return builds;
}

/** The result of all builds, one locale per line, and what to do if some failed. */
export function summaryOf(builds: readonly LocaleBuild[]): string {
  const results = builds.map(({label, code, seconds}) =>
    code === undefined
      ? `${label}: stopped after ${seconds} s, because it did not finish`
      : `${label}: ${code === 0 ? 'built in' : 'failed after'} ${seconds} s`,
  );
  const advice = builds.some(({code}) => code === undefined)
    ? ['A build takes a few minutes. Delete node_modules/.cache and run it again.']
    : builds.some(({code}) => code !== 0)
      ? ['Every problem is listed above. Fix them and run the build again.']
      : [];
  return ['', ...results, ...advice].join('\n');
}

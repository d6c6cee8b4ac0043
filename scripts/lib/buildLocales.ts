import fs from 'node:fs';
import path from 'node:path';
import type {SiteLocale} from '../../config/locales';
import {docusaurusCommand} from './docusaurusCommand';
import {inParallel} from './inParallel';
import {prefixLines} from './prefixLines';
import {reasonOf, runAgainIfStill, runLimited, type Ended, type Limits} from './runLimited';

const generated = '.docusaurus';

/** What is built, and how. */
export interface BuildTask {
  /** Absolute path of the site. */
  readonly siteDir: string;
  /** Absolute path of the folder that the site is written to; what is there is replaced. */
  readonly outDir: string;
  /** The default locale first. */
  readonly locales: readonly Pick<SiteLocale, 'locale' | 'label'>[];
  /** How many locales are built at the same time. */
  readonly atOnce: number;
  /** Threads that each locale may render pages with, and collect garbage. */
  readonly threads: number;
  /** Further arguments of `docusaurus build`. */
  readonly args: readonly string[];
  /** When the build of a locale is stopped. */
  readonly limits: Limits;
}

/** How the build of one locale went. */
export interface LocaleBuild {
  readonly locale: string;
  readonly label: string;
  readonly isBuilt: boolean;
  /** Why it was stopped, if it was. */
  readonly stopped?: Ended['stopped'];
  readonly seconds: number;
  /** Problems with file and line that the build listed. */
  readonly problems: number;
}

const problemLine = /^\s*[^\s:]+:\d+ [a-z][a-z-]+ \S/;

/** Number of lines of a build's output that name a problem with its file and line. */
export function countProblems(output: string): number {
  return output.split('\n').filter((line) => problemLine.test(line)).length;
}

/** Builds one locale in a process of its own, and shows and keeps what it prints. */
function runBuild(
  {siteDir, threads, args, limits}: BuildTask,
  {locale, label}: Pick<SiteLocale, 'locale' | 'label'>,
  outDir: string,
): Promise<Ended> {
  const options = [...args, '--locale', locale, '--out-dir', outDir];
  const prefix = `${label}  `;
  const writers = {
    stdout: prefixLines(prefix, (lines) => process.stdout.write(lines)),
    stderr: prefixLines(prefix, (lines) => process.stderr.write(lines)),
  };
  // By itself V8 takes four threads for garbage, more than two processes have cores: time without gain.
  const node = [`--v8-pool-size=${threads}`, docusaurusCommand];
  const run = runLimited(process.execPath, [...node, 'build', siteDir, ...options], {
    ...limits,
    env: {
      DOCUSAURUS_SSG_WORKER_THREAD_COUNT: String(threads),
      // It takes a fifth of a build after an edit, for 2 % of a page's compressed HTML.
      SKIP_HTML_MINIFICATION: 'true',
      ...process.env,
      ...(process.stdout.isTTY ? {FORCE_COLOR: '1'} : {}),
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(generated, locale),
    },
    onText: (text, to) => {
      writers[to].add(text);
    },
  });
  return run.finally(() => {
    writers.stdout.end();
    writers.stderr.end();
  });
}

async function buildLocale(
  task: BuildTask,
  locale: Pick<SiteLocale, 'locale' | 'label'>,
  outDir: string,
): Promise<LocaleBuild> {
  const start = performance.now();
  const {code, output, stopped} = await runAgainIfStill(
    () => runBuild(task, locale, outDir),
    () => {
      console.error(`${locale.label} stood still: its build begins anew.`);
    },
  );
  const seconds = Math.round((performance.now() - start) / 1000);
  return {...locale, isBuilt: code === 0, stopped, seconds, problems: countProblems(output)};
}

/** Moves everything in a folder to another one, over what is there. */
function moveInto(from: string, to: string): void {
  for (const name of fs.readdirSync(from)) {
    fs.rmSync(path.join(to, name), {recursive: true, force: true});
    fs.renameSync(path.join(from, name), path.join(to, name));
  }
  fs.rmSync(from, {recursive: true});
}

/**
 * Builds all locales, each in a process and with generated files of its own, also when one fails: the
 * problems of all are wanted. The build of the default locale empties the output, so the others are written
 * elsewhere and moved there when all are done.
 */
export async function buildLocales(task: BuildTask): Promise<LocaleBuild[]> {
  const {siteDir, outDir, locales, atOnce} = task;
  const asides = new Map(
    locales.slice(1).map(({locale}) => [locale, path.join(siteDir, generated, locale, 'build')]),
  );
  const builds = await inParallel(locales, atOnce, (locale, index) => {
    console.log(`Building ${locale.label}, language ${index + 1} of ${locales.length}`);
    return buildLocale(task, locale, asides.get(locale.locale) ?? outDir);
  });
  for (const {locale, isBuilt} of builds) {
    const aside = asides.get(locale);
    if (isBuilt && aside !== undefined) {
      fs.mkdirSync(outDir, {recursive: true});
      moveInto(aside, outDir);
    }
  }
  return builds;
}

function resultOf({label, isBuilt, stopped, seconds, problems}: LocaleBuild): string {
  if (isBuilt) {
    return `${label}: built in ${seconds} s`;
  }
  if (stopped !== undefined) {
    return `${label}: stopped after ${seconds} s: ${reasonOf(stopped)}`;
  }
  const listed = problems === 1 ? '1 problem' : `${problems} problems`;
  return `${label}: failed after ${seconds} s${problems === 0 ? '' : ` with ${listed}`}`;
}

function adviceFor(failed: readonly LocaleBuild[]): string {
  if (failed.some(({stopped}) => stopped !== undefined)) {
    return 'A build takes a few minutes. Delete node_modules/.cache and run it again.';
  }
  return failed.every(({problems}) => problems > 0)
    ? 'Every problem is listed above with file and line; mend them and run the build again.'
    : 'The cause is printed above; mend it and run the build again.';
}

/** What came of all builds, one locale a line, and what to do when some failed. */
export function summaryOf(builds: readonly LocaleBuild[]): string {
  const failed = builds.filter(({isBuilt}) => !isBuilt);
  return ['', ...builds.map(resultOf), ...(failed.length > 0 ? [adviceFor(failed)] : [])].join('\n');
}

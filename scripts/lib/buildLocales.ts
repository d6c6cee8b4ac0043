import fs from 'node:fs';
import path from 'node:path';
import type {SiteLocale} from '../../config/locales';
import {problemCount} from '../../src/build/findings';
import {docusaurusCommand} from './docusaurusCommand';
import {inParallel} from './inParallel';
import {runLimited, type Ended} from './runLimited';

const generated = '.docusaurus';

type Locale = Pick<SiteLocale, 'locale' | 'label'>;

/** What is built, and how. */
export interface BuildTask {
  /** Absolute path of the site. */
  readonly siteDir: string;
  /** Absolute path of the output; what is there is replaced. */
  readonly outDir: string;
  /** The default locale first. */
  readonly locales: readonly Locale[];
  /** How many locales are built at the same time. */
  readonly atOnce: number;
  /** Threads with which each locale renders pages and collects garbage. */
  readonly threads: number;
  /** Further arguments of `docusaurus build`. */
  readonly args: readonly string[];
  /** Time after which the build of a locale is stopped. */
  readonly limitMs: number;
}

/** How the build of one locale went. */
export interface LocaleBuild extends Ended, Locale {
  readonly seconds: number;
}

/** Builds one locale in a process of its own. */
async function buildLocale(
  {siteDir, threads, args, limitMs}: BuildTask,
  {locale, label}: Locale,
  outDir: string,
): Promise<LocaleBuild> {
  const start = performance.now();
  // V8 takes four threads for garbage by default: more than two processes have cores, for no gain.
  const node = [`--v8-pool-size=${threads}`, docusaurusCommand];
  const options = [...args, '--locale', locale, '--out-dir', outDir];
  const ended = await runLimited(process.execPath, [...node, 'build', siteDir, ...options], {
    limitMs,
    env: {
      DOCUSAURUS_SSG_WORKER_THREAD_COUNT: String(threads),
      // Minifying takes a fifth of a build after an edit, for 2 % of a page's compressed HTML.
      SKIP_HTML_MINIFICATION: 'true',
      ...process.env,
      ...(process.stdout.isTTY ? {FORCE_COLOR: '1'} : {}),
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(generated, locale),
    },
    onLine: (line) => {
      if (line.trim() !== '') {
        console.log(`${label}  ${line}`);
      }
    },
  });
  return {...ended, locale, label, seconds: Math.round((performance.now() - start) / 1000)};
}

/** Moves everything in a folder to another one, over what is there. */
function moveInto(from: string, to: string): void {
  fs.mkdirSync(to, {recursive: true});
  for (const name of fs.readdirSync(from)) {
    fs.rmSync(path.join(to, name), {recursive: true, force: true});
    fs.renameSync(path.join(from, name), path.join(to, name));
  }
}

/**
 * Builds all locales, each in a process and with generated files of its own, even if one fails, to show the
 * problems of all. The build of the default locale empties the output, so the others are written elsewhere
 * and moved there at the end.
 */
export async function buildLocales(task: BuildTask): Promise<LocaleBuild[]> {
  const {siteDir, outDir, locales, atOnce} = task;
  const asideOf = (locale: string) => path.join(siteDir, generated, locale, 'build');
  const builds = await inParallel(locales, atOnce, (locale, index) => {
    console.log(`Building ${locale.label}, language ${index + 1} of ${locales.length}`);
    return buildLocale(task, locale, index === 0 ? outDir : asideOf(locale.locale));
  });
  for (const {locale} of builds.slice(1).filter(({code}) => code === 0)) {
    moveInto(asideOf(locale), outDir);
  }
  return builds;
}

/** The result of all builds, one locale per line, and what to do if some failed. */
export function summaryOf(builds: readonly LocaleBuild[]): string {
  const failed = builds.filter(({code}) => code !== 0);
  const problemsOf = ({output}: Ended) =>
    output.split('\n').filter((line) => /^\s*[^\s:]+:\d+ [a-z][a-z-]+ \S/.test(line)).length;
  const results = builds.map((build) => {
    const {label, code, seconds} = build;
    if (code === 0) {
      return `${label}: built in ${seconds} s`;
    }
    const problems = problemsOf(build);
    return code === undefined
      ? `${label}: stopped after ${seconds} s, because it did not end`
      : `${label}: failed after ${seconds} s${problems === 0 ? '' : ` with ${problemCount(problems)}`}`;
  });
  const advice = failed.some(({code}) => code === undefined)
    ? 'A build takes a few minutes. Delete node_modules/.cache and run it again.'
    : failed.every((build) => problemsOf(build) > 0)
      ? 'Every problem is listed above with file and line. Fix them and run the build again.'
      : 'The cause is printed above. Fix it and run the build again.';
  return ['', ...results, ...(failed.length > 0 ? [advice] : [])].join('\n');
}

import {spawn} from 'node:child_process';
import path from 'node:path';

const docusaurus = path.resolve(__dirname, '../../node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** How the build of one locale went. */
export interface LocaleBuild {
  readonly locale: string;
  readonly label: string;
  readonly isBuilt: boolean;
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
function runBuild(locale: string, args: readonly string[]): Promise<{code: number; output: string}> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [docusaurus, 'build', ...args, '--locale', locale], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, ...(process.stdout.isTTY ? {FORCE_COLOR: '1'} : {})},
    });
    let output = '';
    const show = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString();
      to.write(chunk);
    };
    child.stdout.on('data', show(process.stdout));
    child.stderr.on('data', show(process.stderr));
    child.on('close', (code) => {
      resolve({code: code ?? 1, output});
    });
  });
}

/**
 * Builds all locales one after the other, also when one fails: the problems of all are wanted.
 *
 * @param locales in the order of building; the default one first, because it empties the output.
 * @param args further arguments of `docusaurus build`, such as the folder of the site.
 */
export async function buildLocales(
  locales: readonly {readonly locale: string; readonly label: string}[],
  args: readonly string[],
): Promise<LocaleBuild[]> {
  const builds: LocaleBuild[] = [];
  for (const [index, {locale, label}] of locales.entries()) {
    console.log(`\nBuilding ${label}, language ${index + 1} of ${locales.length}`);
    const start = performance.now();
    const {code, output} = await runBuild(locale, args);
    const seconds = Math.round((performance.now() - start) / 1000);
    builds.push({locale, label, isBuilt: code === 0, seconds, problems: countProblems(output)});
  }
  return builds;
}

function resultOf({label, isBuilt, seconds, problems}: LocaleBuild): string {
  if (isBuilt) {
    return `${label}: built in ${seconds} s`;
  }
  const listed = problems === 1 ? '1 problem' : `${problems} problems`;
  return `${label}: failed after ${seconds} s${problems === 0 ? '' : ` with ${listed}`}`;
}

/** What came of all builds, one locale a line, and what to do when some failed. */
export function summaryOf(builds: readonly LocaleBuild[]): string {
  const failed = builds.filter(({isBuilt}) => !isBuilt);
  const isListed = failed.every(({problems}) => problems > 0);
  const advice =
    failed.length === 0
      ? []
      : [
          isListed
            ? 'Every problem is listed above with file and line; mend them and run the build again.'
            : 'The cause is printed above; mend it and run the build again.',
        ];
  return ['', ...builds.map(resultOf), ...advice].join('\n');
}

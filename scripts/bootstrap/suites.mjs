import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';

/**
 * @typedef {{passed: number, failed: number, skipped: number}} Counts
 * @typedef {{name: string, script: string, report?: string, needs?: string}} Suite
 * @typedef {{expected: number, unexpected: number, flaky: number, skipped: number}} PlaywrightStats
 * @typedef {{numPassedTests?: number, numFailedTests?: number, numPendingTests?: number, stats?: PlaywrightStats}} Report
 */

/**
 * The suites of `npm test`, in order. Suites in the same step run in parallel, because most of them keep only one core busy. A
 * suite without a report counts as one test. If a suite's prerequisite failed, the suite isn't run and counts as failed.
 *
 * @type {readonly (readonly Suite[])[]}
 */
const steps = [
  [
    {name: 'Types', script: 'typecheck'},
    {name: 'Lint', script: 'lint'},
  ],
  [{name: 'Unit tests', script: 'test:unit', report: 'unit.json'}],
  [{name: 'Build', script: 'build'}],
  [
    {name: 'Content checks', script: 'check', needs: 'build'},
    {name: 'Fixture sites', script: 'build:fixtures'},
  ],
  [{name: 'Browser tests', script: 'test:e2e', report: 'playwright.json', needs: 'build'}],
];

/**
 * Counts of a finished suite, from its Vitest or Playwright report. A failed suite has at least one failure, regardless of its
 * report.
 *
 * @param {boolean} succeeded whether the command exited with 0
 * @param {unknown} report parsed report, or `undefined` without one
 * @returns {Counts}
 */
export function suiteCounts(succeeded, report) {
  const {stats, ...unit} = /** @type {Report} */ (report ?? {numPassedTests: succeeded ? 1 : 0});
  const counts = stats
    ? {passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped}
    : {
        passed: unit.numPassedTests ?? 0,
        failed: unit.numFailedTests ?? 0,
        skipped: unit.numPendingTests ?? 0,
      };
  return succeeded ? counts : {...counts, failed: Math.max(1, counts.failed)};
}

/**
 * Runs a suite.
 *
 * @param {Suite} suite
 * @param {string} cwd
 * @param {boolean} isShown whether to show the output while the suite runs instead of at its end
 * @returns {Promise<boolean>} whether it succeeded
 */
async function run({name, script}, cwd, isShown) {
  const heading = `\n=== ${name} (npm run ${script})`;
  if (isShown) {
    console.log(heading);
  }
  const child = spawn(`npm run --silent ${script}${isShown ? '' : ' 2>&1'}`, {
    cwd,
    shell: true,
    stdio: ['inherit', isShown ? 'inherit' : 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const output = child.stdout ? await text(child.stdout) : '';
  const [code] = await ended;
  if (!isShown) {
    console.log(`${heading}\n${output.trimEnd()}`);
  }
  return code === 0;
}

/**
 * Runs all suites, even after a failure, so that one run shows every problem.
 *
 * @param {string} projectDir
 * @returns {Promise<Counts>}
 */
export async function runSuites(projectDir) {
  const reportsDir = path.join(projectDir, 'reports');
  fs.rmSync(reportsDir, {recursive: true, force: true});
  const failedScripts = new Set();
  const total = {passed: 0, failed: 0, skipped: 0};
  const rows = [];
  for (const step of steps) {
    const started = Date.now();
    const results = await Promise.all(
      step.map(async (suite, index) => {
        const isRun = !failedScripts.has(suite.needs);
        const succeeded = isRun && (await run(suite, projectDir, index === 0));
        const seconds = `${Math.round((Date.now() - started) / 1000)} s`;
        return {...suite, succeeded, time: isRun ? seconds : 'not run'};
      }),
    );
    for (const {name, script, report, succeeded, time} of results) {
      const file = report && path.join(reportsDir, report);
      const written = file && fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
      const counts = suiteCounts(succeeded, written);
      if (!succeeded) {
        failedScripts.add(script);
      }
      total.passed += counts.passed;
      total.failed += counts.failed;
      total.skipped += counts.skipped;
      const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
      rows.push(`${name}: ${counts.passed} passed, ${counts.failed} failed${skipped}, ${time}`);
    }
  }
  console.log(`\n${rows.join('\n')}`);
  return total;
}

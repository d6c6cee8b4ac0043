import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{passed: number, failed: number}} Counts
 * @typedef {{name: string, script: string, report?: string, needs?: string}} Suite
 */

/**
 * What `npm test` runs, in this order. A suite with a report counts its single tests, any other counts
 * as one; a suite whose needed suite failed counts as failed without being run.
 *
 * @type {readonly Suite[]}
 */
const suites = [
  {name: 'Types', script: 'typecheck'},
  {name: 'Lint', script: 'lint'},
  {name: 'Unit tests', script: 'test:unit', report: 'unit.json'},
  {name: 'Build', script: 'build'},
  {name: 'Content checks', script: 'check', needs: 'build'},
  {name: 'Fixture sites', script: 'build:fixtures'},
  {name: 'Browser tests', script: 'test:e2e', report: 'playwright.json', needs: 'build'},
];

/**
 * Counts the tests in a report of vitest or Playwright.
 *
 * @param {unknown} report parsed JSON report
 * @returns {Counts}
 */
export function countsOf(report) {
  const data =
    /** @type {{numPassedTests?: number, numFailedTests?: number, stats?: {expected: number, unexpected: number, flaky: number}}} */ (
      report
    );
  return data.stats
    ? {passed: data.stats.expected, failed: data.stats.unexpected + data.stats.flaky}
    : {passed: data.numPassedTests ?? 0, failed: data.numFailedTests ?? 0};
}

/**
 * Counts of one finished suite. A suite that failed has at least one failure, whatever its report says.
 *
 * @param {boolean} succeeded whether the command ended with 0
 * @param {unknown} report parsed report, or undefined where there is none
 * @returns {Counts}
 */
export function suiteCounts(succeeded, report) {
  if (report === undefined) {
    return succeeded ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  }
  const counts = countsOf(report);
  return succeeded ? counts : {passed: counts.passed, failed: Math.max(1, counts.failed)};
}

/**
 * Runs all suites, the later ones also after a failure, so that one run tells everything.
 *
 * @param {string} projectDir
 * @param {NodeJS.ProcessEnv} env
 * @returns {Counts}
 */
export function runSuites(projectDir, env) {
  const reportsDir = path.join(projectDir, 'reports');
  fs.rmSync(reportsDir, {recursive: true, force: true});
  const failedScripts = new Set();
  const total = {passed: 0, failed: 0};
  const rows = suites.map(({name, script, report, needs}) => {
    console.log(`\n=== ${name} (npm run ${script})`);
    const started = Date.now();
    const runnable = needs === undefined || !failedScripts.has(needs);
    const succeeded =
      runnable &&
      spawnSync('npm', ['run', '--silent', script], {
        cwd: projectDir,
        env,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      }).status === 0;
    const file = report === undefined ? undefined : path.join(reportsDir, report);
    const counts = suiteCounts(
      succeeded,
      file !== undefined && fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined,
    );
    if (!succeeded) {
      failedScripts.add(script);
    }
    total.passed += counts.passed;
    total.failed += counts.failed;
    return `${name}: ${counts.passed} passed, ${counts.failed} failed${runnable ? '' : ' (not run)'}, ${Math.round((Date.now() - started) / 1000)} s`;
  });
  console.log(`\n${rows.join('\n')}`);
  return total;
}

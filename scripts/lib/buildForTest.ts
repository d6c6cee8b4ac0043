import {spawnSync} from 'node:child_process';
import {docusaurusCommand} from './docusaurusCommand';

/** A fixture site is built in less than a minute on two cores. */
const limitMs = 120_000;

/** How a build ended, and all that it printed. */
export interface TestBuild {
  /** Exit code; null when the build was stopped. */
  readonly status: number | null;
  readonly output: string;
}

/**
 * Builds a fixture site. A build that hangs is stopped, so that it fails only the test that asked for it.
 *
 * @param siteDir absolute path of the site
 * @param locale the only language that is built; all of the site's when absent
 * @param keeps whether the build uses and fills caches
 */
export function buildForTest(
  siteDir: string,
  {locale, keeps = false}: {readonly locale?: string; readonly keeps?: boolean} = {},
): TestBuild {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [docusaurusCommand, 'build', ...(locale === undefined ? [] : ['--locale', locale])],
    {
      cwd: siteDir,
      encoding: 'utf8',
      env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: keeps ? undefined : 'true'},
      timeout: limitMs,
      killSignal: 'SIGKILL',
    },
  );
  return {status, output: stdout + stderr};
}

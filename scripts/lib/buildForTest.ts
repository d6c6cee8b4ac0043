import {spawnSync} from 'node:child_process';
import {buildEnvironment, docusaurusCommand} from './docusaurusCommand';

/** Building a fixture site takes less than a minute on two cores. */
const limitMs = 120_000;

/**
 * Builds a fixture site. Stops a build that hangs, so that it fails only its own test.
 *
 * @param siteDir absolute path of the site
 * @param locale the only language to build. By default, all languages of the site
 * @param keeps whether to use caches
 * @returns exit code, or null if the build was stopped, and output
 */
export function buildForTest(
  siteDir: string,
  {locale, keeps = false}: {readonly locale?: string; readonly keeps?: boolean} = {},
) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [docusaurusCommand, 'build', ...(locale === undefined ? [] : ['--locale', locale])],
    {
      cwd: siteDir,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...buildEnvironment,
        DOCUSAURUS_NO_PERSISTENT_CACHE: keeps ? undefined : 'true',
      },
      timeout: limitMs,
      killSignal: 'SIGKILL',
    },
  );
  return {status, output: stdout + stderr};
}

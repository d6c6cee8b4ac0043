import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {projectDir} from '../lib/projectDir';

it('npm run check names an unknown check, lists the others, and fails', () => {
  const {status, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/check.ts', 'lockfile', 'link'],
    {cwd: projectDir, encoding: 'utf8'},
  );
  expect(stderr).toMatch(/^There is no check link\. Checks: lockfile, .*, links, /);
  expect(status).toBe(1);
}, 30_000);

import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {assembleSite} from '../../scripts/lib/assembleSite';

const projectDir = path.resolve(__dirname, '../..');

it('a navbar item that fails to render stops the build and asks the maintainer to check it', () => {
  const overlay = fs.mkdtempSync(path.join(os.tmpdir(), 'faulty-navbar-'));
  fs.cpSync(path.join(projectDir, 'e2e/sites/extra-product'), overlay, {recursive: true});
  fs.writeFileSync(
    path.join(overlay, 'config/navbar.ts'),
    `export const navbarItems = () => [{type: 'doc', docId: 'nowhere'}];\n`,
  );
  const siteDir = assembleSite('faulty-navbar', overlay);
  fs.rmSync(overlay, {recursive: true});
  const {status, stdout, stderr} = spawnSync('npx', ['docusaurus', 'build', siteDir, '--locale', 'en'], {
    cwd: projectDir,
    encoding: 'utf8',
    env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain('A theme navbar item failed to render.');
  expect(stdout + stderr).toContain(
    'Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:',
  );
  expect(stdout + stderr).toContain('"docId": "nowhere"');
  expect(stdout + stderr).toContain('Available doc ids are:\n- intro/intro');
}, 180_000);

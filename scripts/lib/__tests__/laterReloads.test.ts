import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../src/build/__tests__/temporaryFolder';
import {projectDir} from '../projectDir';

/** Watches files like Docusaurus, saves a page and a file of UI texts, and prints events until the texts are reported. */
const script = `
const {writeFileSync} = require('node:fs');
const watcher = require('chokidar').watch([process.cwd() + '/docusaurus.config.ts', 'i18n'], {ignoreInitial: true});
watcher.on('ready', () => ['i18n/page.md', 'i18n/code.json'].forEach((file) => writeFileSync(file, 'saved')));
watcher.on('all', (event, file) => {
  console.log(event, file);
  if (file.endsWith('.json')) watcher.close();
});
`;

it('the watcher of the configuration reports saved UI texts, but not saved pages', () => {
  const folder = temporaryFolder({'docusaurus.config.ts': '', 'i18n/page.md': '', 'i18n/code.json': ''});
  const output = execFileSync(
    process.execPath,
    ['--import', path.join(projectDir, 'scripts/lib/laterReloads.mjs'), '-e', script],
    {cwd: folder, encoding: 'utf8', env: {...process.env, NODE_PATH: path.join(projectDir, 'node_modules')}},
  );
  expect(output).toBe('change i18n/code.json\n');
});

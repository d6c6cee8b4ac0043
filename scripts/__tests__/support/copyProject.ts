import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll} from 'vitest';
import {writeFile} from '../../../src/build/files';
import {assembleSite} from '../../lib/assembleSite';
import {projectDir} from '../../lib/projectDir';

/** Parts of a copy besides those of every test site. */
const ownParts = [
  'scripts',
  'deploy',
  'pictures',
  '.markdownlint-cli2.jsonc',
  '.prettierignore',
  '.prettierrc.json',
  'cspell.json',
  'project-words.txt',
];

/**
 * Copies code and configuration, but no content, into a Git repository of its own, which is deleted after the tests of the file.
 *
 * @param name name of the folder in `.sites`
 * @param files content and replaced files, by path
 */
export function copyProject(name: string, files: Readonly<Record<string, string>>) {
  const folder = assembleSite(name);
  const place = (file: string) => path.join(folder, file);
  for (const part of ownParts) {
    fs.cpSync(path.join(projectDir, part), place(part), {
      recursive: true,
      filter: (source) => !/__(?:tests|fixtures)__/.test(source),
    });
  }
  fs.rmSync(place('node_modules'), {recursive: true, force: true});
  fs.symlinkSync(path.join(projectDir, 'node_modules'), place('node_modules'));
  for (const [file, text] of Object.entries(files)) {
    writeFile(place(file), text);
  }
  const commit = (message: string) => {
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    execFileSync('git', ['add', '.'], {cwd: folder});
    execFileSync('git', [...author, 'commit', '--quiet', '-m', message], {cwd: folder});
  };
  afterAll(() => fs.rmSync(folder, {recursive: true}));
  fs.rmSync(place('.git'), {recursive: true, force: true});
  fs.writeFileSync(place('.gitignore'), 'node_modules\n.docusaurus\n.sites\nbuild\n');
  execFileSync('git', ['init', '--quiet'], {cwd: folder});
  commit('Start');
  const run = (command: string, ...args: readonly string[]) => {
    const {status, stdout, stderr} = spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
      timeout: 300_000,
      killSignal: 'SIGKILL',
    });
    return {status, output: stdout + stderr};
  };
  return {
    folder,
    read: (file: string) => fs.readFileSync(place(file), 'utf8'),
    /** Replaces a text in a file. */
    edit: (file: string, from: string, to: string) => {
      fs.writeFileSync(place(file), fs.readFileSync(place(file), 'utf8').replace(from, to));
    },
    /** Commits everything. */
    commit,
    /** Runs a script of the project, such as `scripts/port.ts`, without a terminal. */
    run: (script: string, ...args: readonly string[]) =>
      run(process.execPath, '--import', 'tsx', script, ...args),
    /** Runs a command of an installed package, such as `prettier`. */
    runBinary: (command: string, ...args: readonly string[]) =>
      run(place(`node_modules/.bin/${command}`), ...args),
  };
}

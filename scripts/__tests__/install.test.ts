import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {findInPath} from '../bootstrap/tools.mjs';
import {startReleaseServer} from './support/releaseServer';

const staticDir = path.resolve(__dirname, '../../static');
const read = (file: string) => fs.readFileSync(path.join(staticDir, file), 'utf8');
const install = read('scripts/install.sh');
const uninstall = read('scripts/uninstall.sh');
const shells = [['sh'], ['dash'], ['bash'], ['busybox', 'sh']].filter(([shell = '']) => findInPath(shell));
const shellcheck = findInPath('shellcheck');
const basics = 'cat chmod cut dirname grep gzip head mkdir mktemp mv rm rmdir sed sort tail tar tr';
const downloaders = ['curl sha256sum', 'wget shasum'].filter((tools) =>
  tools.split(' ').every((tool) => findInPath(tool)),
);

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'install-'));
let server: Awaited<ReturnType<typeof startReleaseServer>>;
let home: string;

/** A folder with a `uname` that reports another platform. */
function platform(system: string, processor: string): string {
  const folder = fs.mkdtempSync(path.join(dir, 'platform-'));
  const body = `#!/bin/sh\n[ "$1" = -s ] && echo ${system} || echo ${processor}\n`;
  fs.writeFileSync(path.join(folder, 'uname'), body, {mode: 0o755});
  return folder;
}

interface Options {
  args?: string[];
  env?: Record<string, string>;
  shell?: string[];
  uid?: number;
  /** Names of the system and the processor. */
  on?: [string, string];
  /** The server's failure mode. */
  mode?: string;
}

/** Pipes a script to a shell, like the documented command. */
async function run(
  script: string,
  {args = [], env, shell = ['sh'], uid, on = ['Linux', 'x86_64'], mode = 'good'}: Options = {},
) {
  const [command = '', ...rest] = shell;
  const child = spawn(command, [...rest, '-s', '--', ...args], {
    env: {
      PATH: `${platform(...on)}:${process.env.PATH ?? ''}`,
      HOME: home,
      SHELL: '/bin/bash',
      KUSION_RELEASES_URL: `${server.url}/${mode}`,
      ...env,
    },
    uid,
    cwd: dir,
  });
  let out = '';
  child.stdout.on('data', (data) => (out += String(data)));
  child.stderr.on('data', (data) => (out += String(data)));
  // A shell that exits early closes its input.
  child.stdin.on('error', () => undefined).end(script);
  await once(child, 'close');
  return {status: child.exitCode, out};
}

/** Every path in the home folder, with file contents. */
function homeFiles(): Record<string, string> {
  const entries = fs.readdirSync(home, {recursive: true, withFileTypes: true}).map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(home, file), entry.isFile() ? fs.readFileSync(file, 'utf8') : ''];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

beforeAll(async () => {
  fs.chmodSync(dir, 0o755);
  server = await startReleaseServer(dir);
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(dir, {recursive: true});
});
beforeEach(() => {
  home = fs.mkdtempSync(path.join(dir, 'home of a reader '));
});

describe.each(shells)('install.sh and uninstall.sh in %s', (...shell) => {
  it('install the latest version once and leave nothing behind', async () => {
    const first = await run(install, {shell});
    expect(first.out).toContain(`Installed Kusion v0.15.0:\n  ${home}/.kusion/bin/kusion`);
    expect(first.out).toContain('https://kusionstack.io/scripts/uninstall.sh | sh');
    expect(first.status).toBe(0);
    const installed = homeFiles();
    expect(Object.keys(installed).sort()).toEqual(
      ['', '/.env', '/.install-receipt', '/bin', '/bin/kusion'].map((file) => `.kusion${file}`),
    );

    const second = await run(install, {shell});
    expect(second.out).toContain('Kusion v0.15.0 is already installed');
    expect(second.out).not.toContain('Downloading');
    expect(homeFiles()).toEqual(installed);

    expect(await run(uninstall, {shell})).toMatchObject({status: 0});
    expect(homeFiles()).toEqual({});
    const again = await run(uninstall, {shell});
    expect([again.status, again.out]).toEqual([0, expect.stringContaining('Nothing to remove')]);
  });
});

describe('install.sh', () => {
  it.each(downloaders)('needs only %s, tar, and standard tools', async (tools) => {
    const PATH = platform('Linux', 'amd64');
    for (const tool of `${basics} ${tools}`.split(' ')) {
      fs.symlinkSync(findInPath(tool) ?? `${tool} is not installed`, path.join(PATH, tool));
    }
    const options = {shell: [findInPath('sh') ?? ''], env: {PATH}};
    expect(await run(install, options)).toMatchObject({status: 0});
    const unknown = await run(install, {...options, args: ['v9.9.9']});
    expect(unknown.out).toContain('there is no release 9.9.9');
  });

  it('installs the version from an option, an argument, or a variable', async () => {
    await run(install, {args: ['--version', 'v0.14.0']});
    expect((await run(install)).out).toContain('Installed Kusion v0.15.0, which replaces v0.14.0:');
    expect((await run(install, {args: ['0.14.0']})).out).toContain('which replaces v0.15.0');
    expect((await run(install, {env: {KUSION_VERSION: 'v0.15.0'}})).out).toContain('which replaces v0.14.0');
    await run(uninstall);
    expect(homeFiles()).toEqual({});
  });

  it.each<[string, Options, string]>([
    ['a tampered archive', {mode: 'tampered'}, 'is incomplete or was tampered with'],
    ['a truncated archive', {mode: 'short'}, 'is incomplete or was tampered with'],
    ['a lost connection', {mode: 'broken'}, 'cannot download http://127.0.0.1'],
    ['a login page', {mode: 'portal'}, 'does not list any build of Kusion'],
    ['no network', {env: {KUSION_RELEASES_URL: 'http://127.0.0.1:1'}}, 'Check the network'],
    ['a program that does not start', {args: ['0.16.0-rc.1']}, 'does not start: Illegal instruction'],
    ['an unknown version', {args: ['v9.9.9']}, 'there is no release 9.9.9'],
    ['a path as version', {args: ['../../x']}, '"../../x" is not a version'],
    ['an unknown option', {args: ['--force']}, 'the option --force does not exist'],
    [
      'a missing build',
      {on: ['Linux', 'aarch64']},
      'linux/arm64, only for darwin/arm64, linux/amd64, windows',
    ],
    ['an unknown processor', {on: ['Linux', 'riscv64']}, 'no builds for riscv64 processors'],
    ['an unknown system', {on: ['FreeBSD', 'amd64']}, 'no builds for FreeBSD'],
    ['Windows', {on: ['MINGW64_NT-10.0', 'x86_64']}, 'scripts/install.ps1 | iex'],
  ])('changes nothing after %s and keeps the installed version', async (_, options, message) => {
    const nothing = await run(install, options);
    expect([nothing.status, homeFiles()]).toEqual([1, {}]);
    await run(install, {args: ['0.14.0']});
    const before = homeFiles();
    const {status, out} = await run(install, options);
    expect(out).toContain(message);
    expect(out).toContain('Nothing was changed.');
    expect([status, homeFiles()]).toEqual([1, before]);
  });

  it("reports the folder that it can't write to", async () => {
    fs.chmodSync(home, 0o555);
    const {status, out} = await run(install, {uid: process.getuid?.() === 0 ? 65534 : undefined});
    expect([status, out]).toEqual([1, expect.stringContaining(`cannot create the folder ${home}/.kusion.`)]);
  });

  it('does not overwrite files from another installer', async () => {
    fs.mkdirSync(path.join(home, '.kusion/bin'), {recursive: true});
    fs.writeFileSync(path.join(home, '.kusion/bin/kusion'), 'another program');
    const before = homeFiles();
    expect((await run(install)).out).toContain('another installer made these files');
    expect(homeFiles()).toEqual(before);
  });

  it('adds kusion to PATH in the profile on request, and uninstall.sh removes the line', async () => {
    const bashrc = path.join(home, '.bashrc');
    fs.writeFileSync(bashrc, 'alias k=kusion\n');
    await run(install);
    expect(fs.readFileSync(bashrc, 'utf8')).toBe('alias k=kusion\n');
    for (const SHELL of ['/bin/bash', '/bin/bash', '/bin/zsh']) {
      expect(await run(install, {args: ['--add-to-path'], env: {SHELL}})).toMatchObject({status: 0});
    }
    expect(fs.readFileSync(bashrc, 'utf8')).toMatch(/^alias k=kusion\n.* # from Kusion's install.sh\n$/);
    const shell = await run('. ~/.bashrc; . ~/.zshrc; kusion; echo "$PATH"', {env: {KUSION_HOME: dir}});
    expect(shell.out).toMatch(/^0\.15\.0\n/);
    expect(shell.out.split(path.join(home, '.kusion/bin'))).toHaveLength(2);
    await run(uninstall);
    expect(homeFiles()).toEqual({'.bashrc': 'alias k=kusion\n'});
  });
});

describe('uninstall.sh', () => {
  it("keeps Kusion's own data", async () => {
    await run(install);
    fs.writeFileSync(path.join(home, '.kusion/config.yaml'), 'current: default\n');
    expect((await run(uninstall)).out).toContain(`Kept ${home}/.kusion`);
    expect(homeFiles()).toEqual({'.kusion': '', '.kusion/config.yaml': 'current: default\n'});
  });
});

describe('all scripts', () => {
  it('are the same at /install.sh and /scripts/install.sh', () => {
    expect(read('install.sh')).toBe(install);
  });

  it('do nothing if the download is cut off', async () => {
    await run(install, {args: ['0.14.0']});
    const before = homeFiles();
    for (const script of [install, uninstall]) {
      const lineEnds = [...script.matchAll(/\n/g)].map(({index}) => index);
      const lastLine = script.trimEnd().lastIndexOf('\n');
      const cuts = [
        ...lineEnds.filter((end, index) => index % 4 === 0 && end < lastLine),
        ...Array.from(script.slice(lastLine, -2), (_, index) => lastLine + index),
      ];
      for (const cut of cuts) {
        await run(script.slice(0, cut));
        expect(homeFiles(), `the first ${cut} characters ran`).toEqual(before);
      }
    }
  });

  it.each([
    [install, read('scripts/install.ps1')],
    [uninstall, read('scripts/uninstall.ps1')],
  ])('have the same options for PowerShell and run only on the last line', async (shell, powershell) => {
    const {status, out} = await run(shell, {args: ['--help']});
    expect([status, homeFiles()]).toEqual([0, {}]);
    const help = powershell.split("'@")[0]?.split("@'")[1] ?? '';
    const named = (text: string) =>
      (text.match(/(?<=[ [])(?:--[a-z-]+|-[A-Z]\w+)|KUSION_\w+/g) ?? []).map((name) =>
        name.replaceAll('-', '').toLowerCase(),
      );
    expect(named(help)).toEqual(named(out));
    // Windows PowerShell reads a file without a byte order mark in the system encoding.
    expect(powershell).toMatch(/^\p{ASCII}+$/u);
    expect(powershell.replace(/^function (?:.*\n)+?\}\n/gm, '')).toMatch(
      /^(?:#.*\n)+param\([^)]*\)\n+# .*\nif \(\$Help\) \{ [\w-]+ \} else \{ [^{}]+ \}\n$/,
    );
  });

  it.skipIf(shellcheck === undefined)('for sh pass ShellCheck', () => {
    const scripts = ['scripts/install.sh', 'scripts/uninstall.sh'].map((file) => path.join(staticDir, file));
    expect(execFileSync(shellcheck ?? '', ['--shell=sh', ...scripts], {encoding: 'utf8'})).toBe('');
  });
});

import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {goHost, goModules, goRepository} from '../../config/redirects/goModules';
import {nginxPath, request, startNginx} from '../../deploy/__tests__/support/nginx';

const hasGo = spawnSync('go', ['version']).status === 0;

/** Runs the real `go` command through a proxy. A fake Git prints the repository and fails. */
function goGet(importPath: string, proxyPort: number, home: string): Promise<string> {
  const proxy = `http://127.0.0.1:${proxyPort}`;
  const go = spawn('go', ['list', '-m', `${importPath}@latest`], {
    cwd: home,
    env: {
      PATH: `${home}/bin:${process.env.PATH ?? ''}`,
      HOME: home,
      GOPROXY: 'direct',
      GONOSUMDB: '*',
      GOINSECURE: `${goHost}/*`,
      GOFLAGS: '-mod=mod',
      http_proxy: proxy,
      https_proxy: proxy,
    },
  });
  let output = '';
  go.stdout.on('data', (data: Buffer) => (output += data.toString()));
  go.stderr.on('data', (data: Buffer) => (output += data.toString()));
  return new Promise((resolve) => {
    go.on('close', () => {
      resolve(output);
    });
  });
}

test('the go command finds the repository of every module and of a package inside it', async () => {
  test.skip(!hasGo || nginxPath === undefined, 'go or nginx is not installed');
  test.setTimeout(300_000);
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'go-'));
  fs.mkdirSync(path.join(home, 'bin'));
  fs.writeFileSync(path.join(home, 'bin', 'git'), '#!/bin/sh\necho "git $*" >&2\n[ "$1" = init ]\n', {mode: 0o755});
  const server = await startNginx(path.resolve(__dirname, '../../build'), false);
  for (const module of goModules) {
    for (const below of ['', '/some/package']) {
      const output = await goGet(`${goHost}/${module.name}${below}`, server.port, home);
      expect(output, module.name + below).toContain(goRepository(module));
    }
  }
  await server.stop();
  fs.rmSync(home, {recursive: true, force: true});
});

test('an import path opened in a browser shows the module or its documentation', async ({page}) => {
  await page.goto('/kpm/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('kusionstack.io/kpm');
  await expect(page.getByRole('link', {name: 'Repository'})).toHaveAttribute('href', /\/KusionStack\/kpm$/);
  await page.goto('/operating/?from=go#top');
  await expect(page).toHaveURL('/kuperator/introduction/?from=go#top');
});

test('each module page and the not-found page contain import tags', async () => {
  test.skip(nginxPath === undefined, 'nginx is not installed');
  const server = await startNginx(path.resolve(__dirname, '../../build'), false);
  for (const address of ['/kpm', '/kpm/', '/kpm/some/package?go-get=1']) {
    const {body} = await request(server.port, address);
    expect(body.toString(), address).toContain('content="kusionstack.io/kpm git https://github.com/KusionStack/kpm"');
  }
  await server.stop();
});

import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {deployFiles} from '../files';
import {nginxPath, startNginx} from './support/nginx';

const read = (file: string) => fs.readFileSync(path.resolve(__dirname, '../..', file), 'utf8');
const dockerfile = read('Dockerfile').replaceAll(/\s*\\\n\s*/g, ' ');
const config = deployFiles()['nginx/nginx.conf'];

/** Values of an instruction, in order. */
function valuesOf(keyword: string): string[] {
  return [...dockerfile.matchAll(new RegExp(`^${keyword} (.*)$`, 'gm'))].map(([, value = '']) => value);
}

function healthcheck(port: number) {
  const [value = ''] = valuesOf('HEALTHCHECK');
  const [command = '', ...args] = JSON.parse(value.replace(/^.*CMD /, '')) as string[];
  return spawnSync(
    command,
    args.map((arg) => arg.replace('8080', String(port))),
  ).status;
}

describe('Dockerfile', () => {
  it('pins Debian images by digest', () => {
    expect(valuesOf('FROM')).toEqual([
      expect.stringMatching(/^node:22-bookworm-slim@sha256:[0-9a-f]{64} AS build$/),
      expect.stringMatching(/^debian:bookworm-slim@sha256:[0-9a-f]{64}$/),
    ]);
  });

  it('serves the build as an unprivileged user, with the folder and port of the generated configuration', () => {
    expect(valuesOf('USER')).toEqual(['www-data']);
    expect(config).toContain(`listen ${valuesOf('EXPOSE')[0]};`);
    const root = valuesOf('COPY').find((value) => value.startsWith('--from=build /site/build '));
    expect(config).toContain(`root ${root?.split(' ').at(-1)};`);
  });

  it('writes only below /tmp, so the root file system can be read-only', () => {
    const written = [
      ...(config ?? '').matchAll(/^\s*(?:pid|\w+_temp_path|(?:error|access)_log) (\S+?);?(?: |$)/gm),
    ].map(([, target = '']) => target);
    expect(written.filter((target) => !/^(?:\/tmp\/|stderr$|off$)/.test(target))).toEqual([]);
    expect(written).toHaveLength(8);
  });

  it('keeps local packages and builds out of the image, but includes the Git history', () => {
    const ignored = read('.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['node_modules', 'build', '.docusaurus']));
    expect(ignored).not.toContain('.git');
  });

  it.skipIf(nginxPath === undefined)('is healthy only while the site responds', async () => {
    const server = await startNginx(new Map([['/index.html', 'home']]), false);
    expect(healthcheck(server.port)).toBe(0);
    await server.stop();
    expect(healthcheck(server.port)).not.toBe(0);
  });
});

import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {nginxPath, startNginx} from './support/nginx';

const projectDir = path.resolve(__dirname, '../..');
const instructions = fs
  .readFileSync(path.join(projectDir, 'Dockerfile'), 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\s*\\\n\s*/g, ' ')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [keyword = '', ...rest] = line.split(' ');
    return {keyword, value: rest.join(' ')};
  });

const lastStage = instructions.slice(instructions.map(({keyword}) => keyword).lastIndexOf('FROM'));

function last(keyword: string): string | undefined {
  return lastStage.filter((instruction) => instruction.keyword === keyword).at(-1)?.value;
}

function healthcheck(port: number) {
  const [command = '', ...args] = JSON.parse(last('HEALTHCHECK')?.replace(/^.*CMD /, '') ?? '[]') as string[];
  return spawnSync(
    command,
    args.map((arg) => arg.replace('8080', String(port))),
  ).status;
}

describe('Dockerfile', () => {
  it('pins Debian images by digest', () => {
    const images = instructions
      .filter(({keyword}) => keyword === 'FROM')
      .map(({value}) => value.split(' ')[0]);
    const digest = '@sha256:[0-9a-f]{64}$';
    expect(images).toEqual([
      expect.stringMatching(`^node:22-bookworm-slim${digest}`),
      expect.stringMatching(`^debian:bookworm-slim${digest}`),
    ]);
  });

  it('serves as an unprivileged user on the port of the generated configuration', () => {
    expect(last('USER')).toBe('www-data');
    const config = fs.readFileSync(path.join(projectDir, 'deploy/nginx/nginx.conf'), 'utf8');
    expect(config).toContain(`listen ${last('EXPOSE')};`);
    expect(last('CMD')).toContain('daemon off;');
  });

  it('writes only below /tmp, so the root file system can be read-only', () => {
    const config = fs.readFileSync(path.join(projectDir, 'deploy/nginx/nginx.conf'), 'utf8');
    const written = [...config.matchAll(/^\s*(?:pid|\w+_temp_path|(?:error|access)_log) (\S+?);?(?: |$)/gm)];
    const targets = written.map(([, target = '']) => target);
    expect(targets.filter((target) => !/^(?:\/tmp\/|stderr$|off$)/.test(target))).toEqual([]);
    expect(targets).toHaveLength(8);
  });

  it('copies only files from the project or the build stage', () => {
    const copies = instructions.filter(({keyword}) => keyword === 'COPY').map(({value}) => value.split(' '));
    expect(copies.length).toBeGreaterThan(0);
    for (const parts of copies) {
      const sources = parts[0]?.startsWith('--from=') ? [] : parts.slice(0, -1);
      for (const source of sources) {
        expect([source, fs.existsSync(path.join(projectDir, source))]).toEqual([source, true]);
      }
    }
    const root = copies.find((parts) => parts[0] === '--from=build')?.at(-1);
    expect(fs.readFileSync(path.join(projectDir, 'deploy/nginx/nginx.conf'), 'utf8')).toContain(
      `root ${root};`,
    );
  });

  it('keeps local packages and builds out of the image, but includes the Git history', () => {
    const ignored = fs.readFileSync(path.join(projectDir, '.dockerignore'), 'utf8').split('\n');
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

import {execFileSync} from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type net from 'node:net';
import path from 'node:path';

/** An archive with the same layout as the project's releases. Its program is a shell script. */
function archiveOf(dir: string, body: string): Buffer {
  const folder = fs.mkdtempSync(path.join(dir, 'archive-'));
  fs.writeFileSync(path.join(folder, 'kusion'), `#!/bin/sh\n${body}\n`);
  fs.writeFileSync(path.join(folder, 'README.md'), 'Kusion');
  return execFileSync('tar', ['-czf', '-', '-C', folder, 'README.md', 'kusion']);
}

/**
 * Starts a server with the same addresses as GitHub releases. The first folder in an address sets the failure mode:
 * `good`, `tampered`, `short` (truncated archive), `broken` (lost connection), or `portal` (a login page for every
 * request). The program of v0.16.0-rc.1 doesn't start.
 *
 * @param dir folder for temporary files
 */
export async function startReleaseServer(dir: string) {
  const archives = new Map([
    ['0.14.0', archiveOf(dir, 'echo 0.14.0')],
    ['0.15.0', archiveOf(dir, 'echo 0.15.0; echo "current: default" >"$KUSION_HOME/config.yaml"')],
    ['0.16.0-rc.1', archiveOf(dir, 'echo "Illegal instruction" >&2; exit 1')],
  ]);
  const tampered = archiveOf(dir, 'touch "$KUSION_HOME/../../attacked"');
  const server = http.createServer(({url = ''}, response) => {
    const parts = /^\/(\w+)\/(?:latest\/download|download\/v([^/]+))\/(.+)$/.exec(url);
    const [, mode, version = '0.15.0', file] = parts ?? [];
    const archive = archives.get(version);
    const half = archive?.subarray(0, archive.length / 2);
    if (mode === 'portal') {
      response.end('<h1>Log in</h1>');
    } else if (archive === undefined) {
      response.writeHead(404).end();
    } else if (file === 'checksums.txt') {
      const checksum = crypto.createHash('sha256').update(archive).digest('hex');
      const builds = ['darwin_arm64.tar.gz', 'linux_amd64.tar.gz', 'windows_amd64.zip'];
      response.end(builds.map((build) => `${checksum}  kusion_${version}_${build}\n`).join(''));
    } else if (mode === 'tampered') {
      response.end(tampered);
    } else if (mode === 'short') {
      response.end(half);
    } else if (mode === 'broken') {
      response.writeHead(200, {'content-length': archive.length});
      response.write(half, () => response.destroy());
    } else {
      response.end(archive);
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

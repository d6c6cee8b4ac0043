import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {brotliModule, findInPath} from '../../../scripts/bootstrap/tools.mjs';
import {writeFile} from '../../../src/build/files';
import {deployFiles} from '../../files';
import {nginxConfig} from '../../hosts/nginx';

export const nginxPath = findInPath('nginx');
export const hasBrotli = nginxPath !== undefined && fs.existsSync(brotliModule);

/** Sends a path unchanged, because most clients normalize it. */
export async function request(port: number, target: string, headers: http.OutgoingHttpHeaders = {}) {
  const sent = http.get({port, host: '127.0.0.1', path: target, headers, agent: false});
  const [response] = (await once(sent, 'response')) as [http.IncomingMessage];
  return {status: response.statusCode, headers: response.headers, body: await buffer(response)};
}

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilListening(port: number, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) {
      throw new Error(`nginx exited with ${server.exitCode}. Run "nginx -t" on the configuration.`);
    }
    const socket = net.connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch {
      await new Promise(setImmediate);
    } finally {
      socket.destroy();
    }
  }
}

/**
 * Starts nginx with the generated configuration.
 *
 * @param site file contents by path from the site root, or the folder of a build
 * @param brotli whether to load the brotli module
 */
export async function startNginx(site: ReadonlyMap<string, string | Buffer> | string, brotli: boolean) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  // If root starts nginx, its workers run as another user.
  fs.chmodSync(dir, 0o755);
  const root = typeof site === 'string' ? site : path.join(dir, 'site');
  for (const [file, text] of typeof site === 'string' ? [] : site) {
    writeFile(path.join(root, file), text);
  }
  if (brotli) {
    writeFile(path.join(dir, 'modules-enabled/brotli.conf'), `load_module ${brotliModule};\n`);
    writeFile(path.join(dir, 'conf.d/brotli.conf'), deployFiles()['nginx/brotli.conf'] ?? '');
  }
  const port = await freePort();
  const config = path.join(dir, 'nginx.conf');
  fs.writeFileSync(config, nginxConfig({port, root, runDir: dir}));
  const server = spawn(nginxPath ?? 'nginx', ['-p', dir, '-e', 'stderr', '-c', config, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  await untilListening(port, server);
  return {
    port,
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      fs.rmSync(dir, {recursive: true});
    },
  };
}

import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';

const gzip = promisify(zlib.gzip);

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
};

/** File that answers a request path: the file itself, or the index page of the folder. */
function fileFor(root: string, pathname: string): string | undefined {
  const target = path.join(root, path.normalize(decodeURIComponent(pathname)));
  const candidates = [target, path.join(target, 'index.html')];
  return candidates.find((file) => fs.existsSync(file) && fs.statSync(file).isFile());
}

/** A running server and the way to end it. */
export interface StaticServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a build the way a host does: compressed, with long-lived assets. Compressed bodies are kept, so
 * that a measurement does not include the compression of a first request.
 *
 * @param root folder of the build
 * @param port 0 for any free port
 */
export async function serveBuild(root: string, port = 0): Promise<StaticServer> {
  const bodies = new Map<string, Buffer>();
  const server = http.createServer((request, response) => {
    void (async () => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      const found = fileFor(root, pathname);
      const file = found ?? path.join(root, '404.html');
      const body = bodies.get(file) ?? (await gzip(await fs.promises.readFile(file), {level: 9}));
      bodies.set(file, body);
      response.writeHead(found === undefined ? 404 : 200, {
        'Content-Type': contentTypes[path.extname(file)] ?? 'application/octet-stream',
        'Content-Encoding': 'gzip',
        'Cache-Control': pathname.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
      response.end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') {
    throw new Error('The measuring server has no port: it was closed before it listened.');
  }
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

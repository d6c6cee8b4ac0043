import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {cacheControlOf} from '../../deploy/rules';
import {mediaTypeOf} from './mediaTypeOf';

const gzip = promisify(zlib.gzip);

interface Answer {
  readonly headers: http.OutgoingHttpHeaders;
  readonly body: Buffer;
}

async function answerWith(root: string, file: string): Promise<Answer> {
  const {type = 'application/octet-stream', text = false} = mediaTypeOf(file) ?? {};
  const content = await fs.promises.readFile(file);
  return {
    headers: {
      'Content-Type': text ? `${type}; charset=utf-8` : type,
      ...(text ? {'Content-Encoding': 'gzip'} : {}),
      'Cache-Control': cacheControlOf(`/${path.relative(root, file).replaceAll(path.sep, '/')}`),
    },
    body: text ? await gzip(content, {level: 9}) : content,
  };
}

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
 * Serves a build by the rules of the hosts. Compressed bodies are kept, so that a measurement does not include
 * the compression of a first request.
 *
 * @param root folder of the build
 * @param port 0 for any free port
 */
export async function serveBuild(root: string, port = 0): Promise<StaticServer> {
  const answers = new Map<string, Answer>();
  const server = http.createServer((request, response) => {
    void (async () => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      const found = fileFor(root, pathname);
      const file = found ?? path.join(root, '404.html');
      const answer = answers.get(file) ?? (await answerWith(root, file));
      answers.set(file, answer);
      response.writeHead(found === undefined ? 404 : 200, answer.headers);
      response.end(answer.body);
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

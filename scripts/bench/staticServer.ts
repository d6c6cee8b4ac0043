import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';
import {cacheControlOf, mediaTypes} from '../../deploy/rules';
import {isFile} from '../../src/build/files';

function answerWith(root: string, file: string) {
  const extension = path.extname(file).slice(1);
  const {type = 'application/octet-stream', text = false} =
    mediaTypes.find(({extensions}) => extensions.includes(extension)) ?? {};
  const content = fs.readFileSync(file);
  return {
    headers: {
      'Content-Type': text ? `${type}; charset=utf-8` : type,
      ...(text ? {'Content-Encoding': 'gzip'} : {}),
      'Cache-Control': cacheControlOf(`/${path.relative(root, file).replaceAll(path.sep, '/')}`),
    },
    body: text ? zlib.gzipSync(content, {level: 9}) : content,
  };
}

/** The file for a request path: the exact file, or the folder's index page. */
export function fileFor(root: string, pathname: string): string | undefined {
  const target = path.join(root, path.normalize(decodeURIComponent(pathname)));
  return [target, path.join(target, 'index.html')].find(isFile);
}

/**
 * Serves a build with the same headers as the hosts. (`serve-handler` doesn't compress and can't read headers from the
 * deploy rules.) Compressed bodies are cached, so that measurements don't include compression.
 *
 * @param root folder of the build
 */
export async function serveBuild(root: string) {
  const answers = new Map<string, ReturnType<typeof answerWith>>();
  const server = http.createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    const found = fileFor(root, pathname);
    const file = found ?? path.join(root, '404.html');
    const answer = answers.get(file) ?? answerWith(root, file);
    answers.set(file, answer);
    response.writeHead(found === undefined ? 404 : 200, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

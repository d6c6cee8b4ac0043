import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Answer, Language, Stub} from './types.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.ico': 'image/x-icon',
};

const backend = /^\/(?:api|rest-api|server-configs)(?:\/|$)/;

export interface Site {
  origin: string;
  /** The stub and language of the picture that is being taken. */
  current: {stub: Stub; language: Language};
  /** Requests that the stub didn't know, as `GET /path?query`. */
  unknown: string[];
  close: () => void;
}

/**
 * Serves the files of a built user interface and, at the same origin, the answers of a stub.
 *
 * @param folder Folder with the built interface.
 */
export async function serve(folder: string): Promise<Site> {
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (backend.test(url.pathname)) void answer(request, response, url);
    else
      sendFile(
        response,
        path.join(folder, decodeURIComponent(url.pathname)),
        path.join(folder, 'index.html'),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const site: Site = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    current: {stub: () => undefined, language: 'en'},
    unknown: [],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const {stub, language} = site.current;
    const method = request.method ?? 'GET';
    const result = stub({
      method,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body,
      language,
    });
    if (!result) site.unknown.push(`${method} ${url.pathname}${url.search}`);
    send(response, result ?? {json: {success: false}, status: 404});
  }

  return site;
}

function send(response: ServerResponse, answer: Answer): void {
  if ('json' in answer) {
    response.writeHead(answer.status ?? 200, {'Content-Type': 'application/json'});
    response.end(JSON.stringify(answer.json));
    return;
  }
  response.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store'});
  for (const event of answer.events) response.write(`data: ${JSON.stringify(event)}\n\n`);
  if (answer.end) response.end();
}

function sendFile(response: ServerResponse, file: string, fallback: string): void {
  const found = existsSync(file) && statSync(file).isFile() ? file : fallback;
  response.writeHead(200, {'Content-Type': types[path.extname(found)] ?? 'application/octet-stream'});
  response.end(readFileSync(found));
}

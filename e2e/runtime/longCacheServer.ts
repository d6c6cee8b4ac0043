import http from 'node:http';
import type {AddressInfo} from 'node:net';

interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Buffer;
}

/** A server whose responses, good or bad, stay in the browser's cache for a year. */
export async function longCacheServer(
  answerFor: (pathname: string) => Answer,
): Promise<{readonly origin: string; close(): void}> {
  const server = http.createServer(({url = '/'}, answer) => {
    const {status, contentType, body} = answerFor(new URL(url, 'http://localhost').pathname);
    answer.writeHead(status, {'content-type': contentType, 'cache-control': 'max-age=31536000, immutable'});
    answer.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

import {execFile} from 'node:child_process';
import fs from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectPages, type AllContent} from '../search/server/collectPages';

/** Path of the panel's requests, below the base URL. */
const address = '__page-status';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * For `npm start` only: compiles pages when they are opened, and shows the problems of the open page in a small panel.
 */
export default function pageStatusPlugin({siteDir, generatedFilesDir, baseUrl}: LoadContext): Plugin {
  const script = path.join(siteDir, 'scripts/page-status.ts');
  let content: AllContent = {};

  /** Responds with the problems of a page, or with none for a route without a Markdown file. */
  function answer({url = ''}: IncomingMessage, response: ServerResponse): void {
    const route = new URL(url, 'http://localhost').searchParams.get('page');
    const source = collectPages(content, '').find((page) => page.route === route)?.source;
    if (source === undefined) {
      response.writeHead(204).end();
      return;
    }
    const args = ['--import', 'tsx', script, source];
    const check = execFile(process.execPath, args, {cwd: siteDir}, (error, output, log) => {
      response.writeHead(error ? 500 : 200).end(error ? log : output);
    });
    // Compiling saved pages has priority. The check stops if its request is canceled.
    if (check.pid !== undefined) {
      os.setPriority(check.pid, os.constants.priority.PRIORITY_LOW);
    }
    response.on('close', () => check.kill());
  }

  return {
    name: 'page-status',
    // Test sites have no scripts.
    getClientModules: () => (fs.existsSync(script) ? ['./client/panel'] : []),
    allContentLoaded({allContent}) {
      content = allContent;
    },
    configureWebpack(_config, _isServer, {currentBundler}) {
      const rspack = currentBundler.instance as {lazyCompilationMiddleware?(compiler: object): Middleware};
      let middleware: Middleware = (_request, _response, next) => next();
      const lazyPages = {
        apply(compiler: {readonly options: {lazyCompilation?: object}}) {
          compiler.options.lazyCompilation = {entries: false, imports: true, test: /\.mdx?$/};
          middleware = rspack.lazyCompilationMiddleware?.(compiler) ?? middleware;
        },
      };
      const devServer = {
        setupMiddlewares(middlewares: object[]) {
          middlewares.unshift(
            {middleware: (...args: Parameters<Middleware>) => middleware(...args)},
            {path: baseUrl + address, middleware: answer},
          );
          // Docusaurus appends the result to its own list of middlewares, which is this array.
          return [];
        },
      };
      const registry = {
        resource: path.join(generatedFilesDir, 'registry.js'),
        use: require.resolve('./stableRegistry.cjs'),
      };
      return {plugins: [lazyPages], module: {rules: [registry]}, devServer} as object;
    },
  };
}

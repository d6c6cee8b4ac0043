import type {IncomingMessage, ServerResponse} from 'node:http';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The part of Rspack that is used. */
export interface Rspack {
  readonly lazyCompilationMiddleware?: (compiler: unknown) => Middleware;
}

interface Compiler {
  readonly options: {lazyCompilation?: object};
}

/** Has the bundler compile a Markdown page when it is first opened, so that a large site starts as fast as a small one. */
export class LazyPages {
  middleware: Middleware = (_request, _response, next) => next();

  constructor(private readonly rspack: Rspack) {}

  apply(compiler: Compiler): void {
    compiler.options.lazyCompilation = {entries: false, imports: true, test: /\.mdx?$/};
    this.middleware = this.rspack.lazyCompilationMiddleware?.(compiler) ?? this.middleware;
  }
}

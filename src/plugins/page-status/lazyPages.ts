import type {IncomingMessage, ServerResponse} from 'node:http';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The parts of Rspack used here. */
export interface Rspack {
  readonly lazyCompilationMiddleware?: (compiler: unknown) => Middleware;
}

interface Compiler {
  readonly options: {lazyCompilation?: object};
}

/**
 * Makes the bundler compile Markdown pages when they are first opened, so that large sites start as fast as small ones.
 */
export class LazyPages {
  middleware: Middleware = (_request, _response, next) => next();

  constructor(private readonly rspack: Rspack) {}

  apply(compiler: Compiler): void {
    compiler.options.lazyCompilation = {entries: false, imports: true, test: /\.mdx?$/};
    this.middleware = this.rspack.lazyCompilationMiddleware?.(compiler) ?? this.middleware;
  }
}

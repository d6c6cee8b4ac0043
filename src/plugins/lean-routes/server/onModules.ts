/** What is asked of the bundler. */
interface Compiler {
  readonly hooks: {
    readonly thisCompilation: {tap(name: string, run: (compilation: Compilation) => void): void};
  };
}

interface Compilation {
  readonly hooks: {
    readonly finishModules: {tap(name: string, run: (modules: Iterable<object>) => void): void};
  };
}

/** A plugin of the bundler that hands on the paths of all modules of the bundle, also of those that a cache kept. */
export function onModules(name: string, run: (paths: ReadonlySet<string>) => void) {
  return {
    apply({hooks}: Compiler) {
      hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.finishModules.tap(name, (modules) => {
          run(new Set([...modules].flatMap((module) => (module as {resource?: string}).resource ?? [])));
        });
      });
    },
  };
}

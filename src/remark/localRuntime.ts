/** The parts of a JavaScript syntax tree used here. */
interface Identifier {
  readonly type: 'Identifier';
  readonly name: string;
}

interface Import {
  readonly type: 'ImportDeclaration';
  readonly source: {readonly value: unknown};
  readonly specifiers: readonly {readonly imported?: unknown; local: Identifier}[];
}

interface Constant {
  readonly type: 'VariableDeclaration';
  readonly kind: 'const';
  readonly declarations: readonly {
    readonly type: 'VariableDeclarator';
    readonly id: Identifier;
    readonly init: Identifier;
  }[];
}

interface Program {
  body: readonly {readonly type: string}[];
}

function isRuntime(statement: {readonly type: string}): statement is Import {
  return (
    statement.type === 'ImportDeclaration' &&
    /\/jsx-runtime$/.test(String((statement as Import).source.value))
  );
}

function constantOf(local: Identifier, imported: Identifier): Constant {
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{type: 'VariableDeclarator', id: local, init: imported}],
  };
}

/**
 * Recma plugin: copies the imported JSX functions to local constants. The bundler records each use of an import. Pages
 * create hundreds of elements, whose records took a fifth of the build time and most of the cache.
 */
export function localRuntime() {
  return (tree: Program): void => {
    tree.body = tree.body.flatMap((statement) => {
      if (!isRuntime(statement)) {
        return [statement];
      }
      const constants = statement.specifiers.map((specifier) => {
        const {local} = specifier;
        specifier.local = {type: 'Identifier', name: `${local.name}Imported`};
        return constantOf(local, specifier.local);
      });
      return [statement, ...constants];
    });
  };
}

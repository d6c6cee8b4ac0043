import type {Identifier, ImportDeclaration, Program} from 'acorn';

type Statement = Program['body'][number];

function isRuntime(statement: Statement): statement is ImportDeclaration {
  return statement.type === 'ImportDeclaration' && /\/jsx-runtime$/.test(String(statement.source.value));
}

function constantOf(local: Identifier, imported: Identifier) {
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{type: 'VariableDeclarator', id: local, init: imported}],
  } as Statement;
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
        specifier.local = {...local, name: `${local.name}Imported`};
        return constantOf(local, specifier.local);
      });
      return [statement, ...constants];
    });
  };
}

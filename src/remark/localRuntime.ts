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
 * Copies the imported JSX functions to local names. The bundler keeps a record of each use of an import: a page creates
 * hundreds of elements, and their records took a fifth of the build time and most of its cache.
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

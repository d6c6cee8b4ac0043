import fs from 'node:fs';
import path from 'node:path';
import {parse, type Expression, type Program, type SpreadElement} from 'acorn';
import type {GeneratedRoute} from '../core/routeTree';
import type {ChunkNames} from '../types';

/** Value of an expression made of literals, lists, objects, and calls of `ComponentCreator(path, hash)`. */
function valueOf(node: Expression | SpreadElement | null): unknown {
  switch (node?.type) {
    case 'Literal':
      return node.value;
    case 'ArrayExpression':
      return node.elements.map(valueOf);
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type !== 'Property') {
            throw new Error(`unexpected ${property.type}`);
          }
          const {key, value} = property;
          return [key.type === 'Identifier' ? key.name : valueOf(key as Expression), valueOf(value)];
        }),
      );
    case 'CallExpression':
      // The not-found route has no second argument.
      return {hash: node.arguments[1] ? valueOf(node.arguments[1]) : ''};
    default:
      throw new Error(`unexpected ${node?.type ?? 'hole in a list'}`);
  }
}

/**
 * Reads the text of Docusaurus' generated `routes.js` without running it.
 *
 * @throws {Error} if it isn't a module whose default export is a list of plain routes
 */
export function parseRoutes(text: string): GeneratedRoute[] {
  try {
    const program: Program = parse(text, {ecmaVersion: 'latest', sourceType: 'module'});
    const list = program.body.find(({type}) => type === 'ExportDefaultDeclaration') as
      {readonly declaration: Expression} | undefined;
    return valueOf(list?.declaration ?? null) as GeneratedRoute[];
  } catch (cause) {
    throw new Error(
      `routes.js, which Docusaurus generates, is not a list of plain routes (${String(cause)}). ` +
        'Adapt src/docusaurus/routes/server/readGenerated.ts, or switch off `routes` in config/docusaurusParts.ts.',
      {cause},
    );
  }
}

/** The routes that Docusaurus has generated for a build. */
export function readRoutes(generatedFilesDir: string): GeneratedRoute[] {
  return parseRoutes(fs.readFileSync(path.join(generatedFilesDir, 'routes.js'), 'utf8'));
}

function readJson(generatedFilesDir: string, name: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(generatedFilesDir, name), 'utf8'));
}

/** Chunk names of all routes, by `<path>-<hash>`. */
export function readChunkNames(generatedFilesDir: string): Record<string, ChunkNames> {
  return readJson(generatedFilesDir, 'routesChunkNames.json') as Record<string, ChunkNames>;
}

/** Global data of all plugins, by plugin name and id. */
export function readGlobalData(generatedFilesDir: string): Record<string, Record<string, unknown>> {
  return readJson(generatedFilesDir, 'globalData.json') as Record<string, Record<string, unknown>>;
}

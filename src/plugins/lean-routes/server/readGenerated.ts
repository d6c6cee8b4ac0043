import fs from 'node:fs';
import path from 'node:path';
import {component, withoutReadingRoutes, type GeneratedRoute} from '../core/routeTree';
import {unknownForm} from '../core/unknownForm';
import type {ChunkNames} from '../types';

function unknownRoutes(found: string, cause?: unknown): Error {
  return unknownForm(
    {
      found: `routes.js ${found}`,
      expected: 'imports of React and ComponentCreator, then `export default` with a list of routes.',
      file: 'server/readGenerated.ts',
      without: withoutReadingRoutes,
    },
    cause,
  );
}

/** Evaluates the text of the generated `routes.js`. @throws {Error} when its form is not the known one. */
export function evaluateRoutes(text: string): GeneratedRoute[] {
  const body = text
    .replace(/^import React from 'react';$/m, '')
    .replace(/^import ComponentCreator from '@docusaurus\/ComponentCreator';$/m, '')
    .replace(/^export default (?=\[)/m, 'return ');
  const [odd] = /^(?:import|export)\b.*/m.exec(body) ?? [];
  if (odd !== undefined) {
    throw unknownRoutes(`has imports or exports that are not known: ${odd}`);
  }
  let routes: unknown;
  try {
    // The text comes from Docusaurus' own code generator in this very build.
    routes = (new Function('ComponentCreator', body) as (creator: typeof component) => unknown)(component);
  } catch (cause) {
    throw unknownRoutes(`cannot be evaluated: ${String(cause)}.`, cause);
  }
  if (!Array.isArray(routes)) {
    throw unknownRoutes('exports no list.');
  }
  return routes as GeneratedRoute[];
}

/** Reads one of the files that Docusaurus has generated for a build. @throws {Error} when there is none, or none of its kind */
function readGenerated<Content>(folder: string, name: string, parse: (text: string) => Content): Content {
  const file = path.join(folder, name);
  try {
    return parse(fs.readFileSync(file, 'utf8'));
  } catch (cause) {
    throw unknownForm(
      {
        found: `${file} cannot be read: ${String(cause)}.`,
        expected: `a file of that name, which Docusaurus writes before a build${name.endsWith('.json') ? ', with JSON' : ''}.`,
        file: 'server/readGenerated.ts',
        without: withoutReadingRoutes,
      },
      cause,
    );
  }
}

/** The routes that Docusaurus has generated for a build. */
export function readRoutes(generatedFilesDir: string): GeneratedRoute[] {
  return evaluateRoutes(readGenerated(generatedFilesDir, 'routes.js', String));
}

/** One of the JSON files that Docusaurus has generated for a build. */
function readJson(generatedFilesDir: string, name: string): unknown {
  return readGenerated(generatedFilesDir, name, (text): unknown => JSON.parse(text));
}

/** Chunk names of all routes, by `<path>-<hash>`. */
export function readChunkNames(generatedFilesDir: string): Record<string, ChunkNames> {
  return readJson(generatedFilesDir, 'routesChunkNames.json') as Record<string, ChunkNames>;
}

/** Global data of all plugins, by name and id. */
export function readGlobalData(generatedFilesDir: string): Record<string, Record<string, unknown>> {
  return readJson(generatedFilesDir, 'globalData.json') as Record<string, Record<string, unknown>>;
}

interface Manifest {
  /** Ids of the chunks that make up a chunk, by its name or id. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  /** Files of each chunk, by its id and their kind. */
  readonly assets: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** What Docusaurus has written about the chunks of the browser's bundle. @throws {Error} when its form is not the known one. */
export function readManifest(generatedFilesDir: string): Manifest {
  const manifest = readJson(generatedFilesDir, 'client-manifest.json') as Partial<Manifest> | null;
  const absent = (['origins', 'assets'] as const).filter((field) => typeof manifest?.[field] !== 'object');
  if (absent.length > 0) {
    throw unknownForm({
      found: `client-manifest.json has no ${absent.join(' and no ')}.`,
      expected:
        '"origins", ids of chunks by the name of a chunk, and "assets", files by the id of a chunk and their kind.',
      file: 'server/readGenerated.ts',
    });
  }
  return manifest as Manifest;
}

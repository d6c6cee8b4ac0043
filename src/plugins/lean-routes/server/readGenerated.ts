import fs from 'node:fs';
import path from 'node:path';
import {component, type GeneratedRoute} from '../core/routeTree';
import type {ChunkNames} from '../types';

/** Evaluates the text of the generated `routes.js`. @throws {Error} when its form is not the known one. */
export function evaluateRoutes(text: string): GeneratedRoute[] {
  const body = text
    .replace(/^import React from 'react';$/m, '')
    .replace(/^import ComponentCreator from '@docusaurus\/ComponentCreator';$/m, '')
    .replace(/^export default (?=\[)/m, 'return ');
  if (/^(?:import|export)\b/m.test(body)) {
    throw new Error('routes.js has imports or exports that are not known.');
  }
  // The text comes from Docusaurus' own code generator in this very build.
  const evaluate = new Function('ComponentCreator', body) as (creator: typeof component) => GeneratedRoute[];
  return evaluate(component);
}

/** The routes that Docusaurus has generated for a build. */
export function readRoutes(generatedFilesDir: string): GeneratedRoute[] {
  return evaluateRoutes(fs.readFileSync(path.join(generatedFilesDir, 'routes.js'), 'utf8'));
}

/** One of the JSON files that Docusaurus has generated for a build. */
function readJson(generatedFilesDir: string, name: string): unknown {
  return JSON.parse(fs.readFileSync(path.join(generatedFilesDir, name), 'utf8'));
}

/** Chunk names of all routes, by `<path>-<hash>`. */
export function readChunkNames(generatedFilesDir: string): Record<string, ChunkNames> {
  return readJson(generatedFilesDir, 'routesChunkNames.json') as Record<string, ChunkNames>;
}

/** Global data of all plugins, by name and id. */
export function readGlobalData(generatedFilesDir: string): Record<string, Record<string, unknown>> {
  return readJson(generatedFilesDir, 'globalData.json') as Record<string, Record<string, unknown>>;
}

/** Ids of the chunks that make up a named chunk, by its name. */
export function readChunkIds(generatedFilesDir: string): Record<string, readonly string[]> {
  const manifest = readJson(generatedFilesDir, 'client-manifest.json') as {
    readonly origins: Record<string, readonly string[]>;
  };
  return manifest.origins;
}

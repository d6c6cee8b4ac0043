import fs from 'node:fs';
import path from 'node:path';
import {docsPlugin} from '../core/docsData';
import {unknownForm} from '../core/unknownForm';

/** The generated modules that would tell every reader of every page of the site, with the file of each. */
const files = {
  routes: 'routes.js',
  registry: 'registry.js',
  routesChunkNames: 'routesChunkNames.json',
  globalData: 'globalData.json',
  'docusaurus.config': 'docusaurus.config.mjs',
} as const;

const names = Object.keys(files) as (keyof typeof files)[];
const clientFolder = path.resolve(__dirname, '../client');

/** Requests of the generated modules. */
export const generatedRequests = new RegExp(`^@generated/(?:${names.join('|').replaceAll('.', '\\.')})$`);

/** Where a build has its generated modules, and the slim forms of them. */
export interface GeneratedFolders {
  readonly generatedFilesDir: string;
  readonly slimFolder: string;
}

function realPath(file: string): string {
  return fs.existsSync(file) ? fs.realpathSync(file) : file;
}

/** Generated modules that browsers get in a slim form. */
type SlimModule = 'globalData' | 'docusaurus.config';

function hasSlimForm(name: string): name is SlimModule {
  return ['globalData', 'docusaurus.config'].includes(name);
}

/** Path of the slim form of a generated module. */
export function slimFile(name: SlimModule, slimFolder: string): string {
  return path.join(slimFolder, `${name}.json`);
}

/**
 * What a browser gets for the request of a generated module.
 *
 * @param issuer the module that asks: those in `client/` get the slim form, or the module itself
 */
export function replacedRequest(request: string, issuer: string | undefined, slimFolder: string): string {
  const name = path.basename(request);
  if (issuer?.startsWith(clientFolder) !== true) {
    return path.join(clientFolder, name);
  }
  return hasSlimForm(name) ? slimFile(name, slimFolder) : request;
}

/**
 * Makes sure that the browser's bundle has the replacements of generated modules, and none of the originals.
 *
 * @param modules paths of the modules of the bundle
 * @param slimVersions requests of docs versions' data that have slim forms
 * @throws {Error} naming each replacement that is absent, and each original that is not
 */
export function assertReplaced(
  modules: ReadonlySet<string>,
  {generatedFilesDir, slimFolder}: GeneratedFolders,
  slimVersions: Iterable<string>,
): void {
  const replacements = names.flatMap((name) => [
    path.join(clientFolder, `${name}.ts`),
    ...(hasSlimForm(name) ? [slimFile(name, slimFolder)] : []),
  ]);
  // The registry is part of the bundle on purpose: without it there would be no chunks of pages.
  const originals = names.filter((name) => name !== 'registry').map((name) => files[name]);
  const data = [...slimVersions].map((request) => request.replace('@generated/', ''));
  const absent = replacements.filter((file) => !modules.has(realPath(file)));
  const present = [...originals, ...data]
    .map((file) => path.join(generatedFilesDir, file))
    .filter((file) => modules.has(realPath(file)));
  if (absent.length > 0 || present.length > 0) {
    throw unknownForm({
      found:
        `the browser's bundle has generated modules that would be replaced: ${present.join(', ') || 'none'}; ` +
        `and has not the modules that replace them: ${absent.join(', ') || 'none'}.`,
      expected: `requests of ${names.map((name) => `@generated/${name}`).join(', ')}, and of @generated/${docsPlugin}/<instance>/p/<name>.json.`,
      file: 'server/generatedModules.ts',
    });
  }
}

import fs from 'node:fs';
import path from 'node:path';
import type {DocsData} from '../core/docs';
import {docsPlugin} from '../core/docsData';
import {unknownForm} from '../core/unknownForm';
import {isVersionProps, slimVersion} from '../core/versionProps';

/** Components that show titles and descriptions of docs, which browsers do not get. */
const cards = /^@theme\/DocCard(?:List)?$/;

/** Requests of data that may have a slim form, and of components that need what slim forms leave out. */
export const slimmedRequests = new RegExp(`^@generated/${docsPlugin}/[^/]+/p/[^/]+\\.json$|${cards.source}`);

/** Requests of data of docs routes in the registry of this build; the folder also holds those of other builds. */
function requestsIn(registry: string): string[] {
  return [...new Set(registry.match(new RegExp(`@generated/${docsPlugin}/[^/"]+/p/[^/"]+\\.json`, 'g')))];
}

/**
 * Writes the slim forms of all docs versions' data. All of them and at once, because a bundler with a
 * persistent cache asks only for what is new to it.
 *
 * @param generatedFilesDir where Docusaurus has generated the data
 * @param slimFolder where slim forms are written
 * @param docs what the docs plugin says of its instances and versions
 * @returns paths of the slim forms, by request
 * @throws {Error} naming every version whose data are not found
 */
export function writeSlimVersions(
  generatedFilesDir: string,
  slimFolder: string,
  docs: DocsData,
): Map<string, string> {
  const slim = new Map<string, string>();
  const found = new Set<string>();
  // Versions that are gone leave nothing behind.
  fs.rmSync(slimFolder, {recursive: true, force: true});
  fs.mkdirSync(slimFolder, {recursive: true});
  for (const request of requestsIn(fs.readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8'))) {
    const file = path.join(generatedFilesDir, request.replace('@generated/', ''));
    const props: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (isVersionProps(props)) {
      const {pluginId, version} = props.version;
      const target = path.join(slimFolder, `${pluginId}-${path.basename(file)}`);
      fs.writeFileSync(target, JSON.stringify(slimVersion(props)));
      slim.set(request, target);
      found.add(`${pluginId} ${version}`);
    }
  }
  const absent = Object.entries(docs)
    .flatMap(([id, {versions}]) => versions.map(({name}) => `${id} ${name}`))
    .filter((version) => !found.has(version));
  if (absent.length > 0) {
    throw unknownForm({
      found: `registry.js names no data of these docs versions (instance and version): ${absent.join(', ')}.`,
      expected: `for each version @generated/${docsPlugin}/<instance>/p/<name>.json with "version", and in it "pluginId", "version", "docs", and "docsSidebars".`,
      file: 'server/slimVersions.ts and core/versionProps.ts',
    });
  }
  return slim;
}

/**
 * What a browser gets for a request: the slim form where there is one.
 *
 * @throws {Error} when the request is for a component that needs what slim forms leave out
 */
export function slimRequest(request: string, slim: ReadonlyMap<string, string>): string {
  if (cards.test(request)) {
    throw new Error(
      `${request} shows titles and descriptions of all docs of a version, which lean-routes leaves out of the browser. ` +
        'Link the pages in the text, or let src/plugins/lean-routes/core/versionProps.ts keep them.',
    );
  }
  return slim.get(request) ?? request;
}

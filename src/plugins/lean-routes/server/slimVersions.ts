import fs from 'node:fs';
import path from 'node:path';
import {isVersionProps, slimVersion} from '../core/versionProps';

const docsPlugin = 'docusaurus-plugin-content-docs';

/** Components that show titles and descriptions of docs, which browsers do not get. */
const cards = /^@theme\/DocCard(?:List)?$/;

/** Requests of data that may have a slim form, and of components that need what slim forms leave out. */
export const slimmedRequests = new RegExp(`^@generated/${docsPlugin}/[^/]+/p/[^/]+\\.json$|${cards.source}`);

/**
 * Writes the slim forms of all docs versions' data. All of them and at once, because a bundler with a
 * persistent cache asks only for what is new to it.
 *
 * @param generatedFilesDir where Docusaurus has generated the data
 * @param slimFolder where slim forms are written
 * @returns paths of the slim forms, by request
 */
export function writeSlimVersions(generatedFilesDir: string, slimFolder: string): Map<string, string> {
  const slim = new Map<string, string>();
  for (const instance of fs.readdirSync(path.join(generatedFilesDir, docsPlugin))) {
    const folder = path.join(generatedFilesDir, docsPlugin, instance, 'p');
    for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
      const props: unknown = JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'));
      if (isVersionProps(props)) {
        const target = path.join(slimFolder, `${instance}-${name}`);
        fs.mkdirSync(slimFolder, {recursive: true});
        fs.writeFileSync(target, JSON.stringify(slimVersion(props)));
        slim.set(`@generated/${docsPlugin}/${instance}/p/${name}`, target);
      }
    }
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

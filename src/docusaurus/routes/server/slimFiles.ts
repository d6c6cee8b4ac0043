import fs from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {filesBelow, writeFile} from '../../../build/files';
import {withoutDocs} from '../core/docs';
import type {DocsData} from '../types';
import {readGlobalData} from './readGenerated';

const docsPlugin = 'docusaurus-plugin-content-docs';

/** Large fields of the site configuration that only builds use. Browsers get the current locale's settings separately. */
const buildFields = ['plugins', 'presets', 'headTags', 'markdown', 'clientModules', 'i18n', 'ssrTemplate'];

/** Data for all pages of a route. For a docs version, it includes the sidebars. */
interface RouteProps {
  readonly version?: {readonly docsSidebars?: unknown};
}

/** The docs plugin's part of the global data. */
export function docsDataOf(globalData: Readonly<Record<string, unknown>>): DocsData {
  return (globalData[docsPlugin] ?? {}) as DocsData;
}

/** Shortens sidebar entries: breadcrumbs only check whether an entry has the id of a doc. */
function slimEntry(key: string, value: unknown): unknown {
  return key === 'docId' ? '-' : key === 'unlisted' && value === false ? undefined : value;
}

/**
 * Writes browser replacements for generated data that grows with the site.
 *
 * @param folder output folder
 * @returns absolute paths of the slim files, by the request they replace
 */
export function writeSlimFiles(
  generatedFilesDir: string,
  folder: string,
  config: DocusaurusConfig,
): Record<string, string> {
  const files: Record<string, string> = {};
  const write = (request: string, content: unknown, replacer?: typeof slimEntry) => {
    const file = path.join(folder, `${request.replaceAll(/\W+/g, '-')}.json`);
    writeFile(file, JSON.stringify(content, replacer));
    files[request] = file;
  };
  const data = readGlobalData(generatedFilesDir);
  const {navbar} = config.themeConfig as {navbar?: unknown};
  write('@generated/globalData', {...data, [docsPlugin]: withoutDocs(docsDataOf(data), navbar)});
  const fields = Object.entries(config).filter(([field]) => !buildFields.includes(field));
  write('@generated/docusaurus.config', Object.fromEntries(fields));
  // Lists every plugin with its version, which only Docusaurus' debug pages show.
  write('@generated/site-metadata', {docusaurusVersion: '', siteVersion: '', pluginVersions: {}});
  // Empty, because the browser adds the entries of each page it learns about.
  write('@generated/registry', {});
  write('@generated/routesChunkNames', {});
  const versions = filesBelow(path.join(generatedFilesDir, docsPlugin)).filter((file) =>
    file.includes('/p/'),
  );
  for (const file of versions) {
    const request = `${docsPlugin}/${file}`;
    const props = JSON.parse(fs.readFileSync(path.join(generatedFilesDir, request), 'utf8')) as RouteProps;
    if (props.version?.docsSidebars) {
      // Only `DocCardList` reads the titles and descriptions of all docs.
      write(`@generated/${request}`, {...props, version: {...props.version, docs: {}}}, slimEntry);
    }
  }
  return files;
}

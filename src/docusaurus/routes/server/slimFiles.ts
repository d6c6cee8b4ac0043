import fs from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig} from '@docusaurus/types';
import {slimVersion, withoutDocs, type VersionProps} from '../core/docs';
import type {DocsData} from '../types';
import {readGlobalData} from './readGenerated';

const docsPlugin = 'docusaurus-plugin-content-docs';

/** Fields of the site configuration used only by builds. */
const buildOnly: readonly (keyof DocusaurusConfig)[] = [
  'plugins',
  'presets',
  'themes',
  'headTags',
  'markdown',
  'clientModules',
  'staticDirectories',
  'scripts',
  'stylesheets',
  'ssrTemplate',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'storage',
  'tagline',
  // Docusaurus passes the current locale's settings to the browser separately.
  'i18n',
];

/** The docs plugin's part of the global data. */
export function docsDataOf(globalData: Readonly<Record<string, unknown>>): DocsData {
  return (globalData[docsPlugin] ?? {}) as DocsData;
}

function browserConfig(config: DocusaurusConfig): Partial<DocusaurusConfig> {
  // The only future flag that the browser reads.
  const {experimental_router} = config.future;
  const entries = Object.entries({...config, future: {experimental_router}});
  return Object.fromEntries(entries.filter(([field]) => !buildOnly.includes(field as never)));
}

/**
 * Writes browser replacements for generated data that grows with the site.
 *
 * @param folder output folder, which is emptied first
 * @returns absolute paths of the slim files, by the request they replace
 */
export function writeSlimFiles(
  generatedFilesDir: string,
  folder: string,
  config: DocusaurusConfig,
): Record<string, string> {
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  const files: Record<string, string> = {};
  const write = (request: string, content: unknown) => {
    const file = path.join(folder, `${request.replaceAll(/\W+/g, '-')}.json`);
    fs.writeFileSync(file, JSON.stringify(content));
    files[request] = file;
  };
  const data = readGlobalData(generatedFilesDir);
  const {items} = (config.themeConfig as {navbar: {items: unknown[]}}).navbar;
  write('@generated/globalData', {...data, [docsPlugin]: withoutDocs(docsDataOf(data), items)});
  write('@generated/docusaurus.config', browserConfig(config));
  // Lists every plugin with its version, which only Docusaurus' debug pages show.
  write('@generated/site-metadata', {docusaurusVersion: '', siteVersion: '', pluginVersions: {}});
  const registry = fs.readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
  for (const [request] of registry.matchAll(
    new RegExp(`@generated/${docsPlugin}/[^/"]+/p/[^/"]+\\.json`, 'g'),
  )) {
    const file = path.join(generatedFilesDir, request.replace('@generated/', ''));
    const props = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<VersionProps>;
    if (props.version?.docsSidebars) {
      write(request, slimVersion(props as VersionProps));
    }
  }
  return files;
}

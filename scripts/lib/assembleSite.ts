import fs from 'node:fs';
import path from 'node:path';
import {contentFolders} from '../../config/contentSets';
import {locales} from '../../config/locales';
import {phrasesFile} from '../../config/search/phrases';
import {projectDir, projectFileExists} from './projectDir';

/** Shared with the real site: code, configuration, and UI texts, but no content. */
const sharedParts = [
  'config',
  'src',
  'static',
  'reference',
  'docusaurus.config.ts',
  'sidebars.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'i18n/zh/code.json',
  'i18n/zh/docusaurus-theme-classic',
  'i18n/zh/client-runtime',
  'i18n/zh/products',
  'i18n/zh/translation-status',
  'i18n/zh/docusaurus-plugin-content-blog/options.json',
];

/** Default files of every test site: no content guard, no moved addresses, and no phrases of sections. */
const ownFiles = {
  'config/contentGuard.ts': 'export const contentGuard = () => [];\n',
  'config/redirects/redirects.tsv': 'from\tto\treason\n',
  ...Object.fromEntries(locales.map(({locale}) => [phrasesFile(locale), 'section\tphrases\n'])),
};

/**
 * Assembles a site from this project's code and other content, for tests and benchmarks.
 *
 * @param name folder name in `.sites/`. Replaces an existing site with that name, but keeps its caches.
 * @param overlay folder, if any, with files that override the shared parts (content, tables, configuration).
 * @returns absolute path of the new site, for `docusaurus build <path>`.
 */
export function assembleSite(name: string, overlay?: string): string {
  const siteDir = path.join(projectDir, '.sites', name);
  fs.mkdirSync(siteDir, {recursive: true});
  for (const entry of fs.readdirSync(siteDir)) {
    if (entry !== 'node_modules' && entry !== 'build') {
      fs.rmSync(path.join(siteDir, entry), {recursive: true});
    }
  }
  for (const part of sharedParts.filter(projectFileExists)) {
    fs.cpSync(path.join(projectDir, part), path.join(siteDir, part), {
      recursive: true,
      // Skip Markdown pages, because they are content and link to content.
      filter: (source) => !/\/src\/pages\/.*\.mdx?$/.test(source),
    });
  }
  for (const [file, text] of Object.entries(ownFiles)) {
    fs.writeFileSync(path.join(siteDir, file), text);
  }
  if (overlay !== undefined) {
    fs.cpSync(overlay, siteDir, {recursive: true});
  }
  return siteDir;
}

/** Copies this project's pages, translations, and version tables into an assembled site. */
export function copyContent(target: string): void {
  const folders = contentFolders().map(({folder}) => folder);
  const tables = fs
    .readdirSync(projectDir)
    .filter((name) => /(?:^|_)versions\.json$|(?:^|_)versioned_sidebars$/.test(name));
  const parts = [...folders, ...tables, 'i18n'];
  for (const part of parts.filter(projectFileExists)) {
    fs.cpSync(path.join(projectDir, part), path.join(target, part), {recursive: true});
  }
}

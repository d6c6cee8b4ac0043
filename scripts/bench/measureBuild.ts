import fs from 'node:fs';
import path from 'node:path';
import {locales} from '../../config/locales';
import {docusaurusCommand} from '../lib/docusaurusCommand';
import {projectDir} from '../lib/projectDir';
import {measureProcess, type ProcessFigures} from './measureProcess';

/** A site to build. */
export interface BuiltSite {
  /** Absolute path; its build and caches are replaced. */
  readonly siteDir: string;
  /** Whether plain Docusaurus builds it, one locale after the other. */
  readonly isStock: boolean;
  /** Markdown file, relative to the site, that is edited and then restored. */
  readonly page: string;
}

async function buildStock(siteDir: string): Promise<ProcessFigures> {
  const all: ProcessFigures[] = [];
  for (const {locale} of locales) {
    const command = [docusaurusCommand, 'build', '--locale', locale];
    // The stock bundler keeps its cache below the working directory.
    all.push(await measureProcess(process.execPath, command, siteDir));
  }
  return {
    seconds: all.reduce((sum, {seconds}) => sum + seconds, 0),
    peakMiB: Math.max(...all.map(({peakMiB}) => peakMiB)),
    largestMiB: Math.max(...all.map(({largestMiB}) => largestMiB)),
  };
}

/** Measures a build without caches, and one after an edit to a page, with the caches of the first one. */
export async function measureBuild({siteDir, isStock, page}: BuiltSite) {
  for (const folder of ['node_modules/.cache', '.docusaurus', 'build']) {
    fs.rmSync(path.join(siteDir, folder), {recursive: true, force: true});
  }
  const ownBuild = ['--import', 'tsx', path.join(projectDir, 'scripts/build.ts'), siteDir];
  const build = () => (isStock ? buildStock(siteDir) : measureProcess(process.execPath, ownBuild));
  const cold = await build();
  const file = path.join(siteDir, page);
  const text = fs.readFileSync(file, 'utf8');
  try {
    fs.writeFileSync(file, `${text}\nA sentence that was not there before.\n`);
    return {cold, edited: await build()};
  } finally {
    fs.writeFileSync(file, text);
  }
}

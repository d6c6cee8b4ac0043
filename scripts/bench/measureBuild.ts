import fs from 'node:fs';
import path from 'node:path';
import {projectDir} from '../lib/projectDir';
import {measureProcess, type ProcessFigures} from './measureProcess';

/** Builds of all locales. */
export interface BuildFigures {
  /** Without any cache. */
  readonly cold: ProcessFigures;
  /** With the caches of a build of the same sources, after an edit to one page. */
  readonly edited: ProcessFigures;
}

/**
 * Measures a build without caches and one after an edit.
 *
 * @param siteDir absolute path of the site; its build and caches are replaced
 * @param page Markdown file, relative to the site, that is edited and then restored
 */
export async function measureBuild(siteDir: string, page: string): Promise<BuildFigures> {
  for (const folder of ['node_modules/.cache', '.docusaurus', 'build']) {
    fs.rmSync(path.join(siteDir, folder), {recursive: true, force: true});
  }
  const command = ['--import', 'tsx', path.join(projectDir, 'scripts/build.ts'), siteDir];
  const build = () => measureProcess(process.execPath, command);
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

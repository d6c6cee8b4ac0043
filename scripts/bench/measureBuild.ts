import fs from 'node:fs';
import path from 'node:path';
import {locales} from '../../config/locales';
import {docusaurusCommand} from '../lib/docusaurusCommand';
import {projectDir} from '../lib/projectDir';
import {measureProcess, type ProcessFigures} from './measureProcess';

/** Builds of all locales. */
export interface BuildFigures {
  /** Without any cache. */
  readonly cold: ProcessFigures;
  /** After a build of the same sources. */
  readonly warm: ProcessFigures;
  /** After a build of the same sources but for a sentence of one page. */
  readonly edited: ProcessFigures;
}

/** A site to be built. */
export interface BuiltSite {
  /** Absolute path; its build and caches are replaced. */
  readonly siteDir: string;
  /** Whether it is built without this project's own command, one locale after the other. */
  readonly isStock: boolean;
  /** Path of a Markdown file in the site that is edited, and put back. */
  readonly page: string;
  /** Variables of the build's environment besides those of this process. */
  readonly environment?: Readonly<Record<string, string>>;
}

const ownBuild = path.join(projectDir, 'scripts/build.ts');

async function buildStock(siteDir: string): Promise<ProcessFigures> {
  let all: ProcessFigures = {seconds: 0, peakMiB: 0, largestMiB: 0};
  for (const {locale} of locales) {
    const command = [docusaurusCommand, 'build', '--locale', locale];
    // The stock bundler keeps its cache below the folder that it is run in.
    const figures = await measureProcess(process.execPath, command, process.env, siteDir);
    all = {
      seconds: all.seconds + figures.seconds,
      peakMiB: Math.max(all.peakMiB, figures.peakMiB),
      largestMiB: Math.max(all.largestMiB, figures.largestMiB),
    };
  }
  return all;
}

/** Measures a build without any cache and builds after it. */
export async function measureBuild({siteDir, isStock, page, environment}: BuiltSite): Promise<BuildFigures> {
  for (const folder of ['node_modules/.cache', '.docusaurus', 'build']) {
    fs.rmSync(path.join(siteDir, folder), {recursive: true, force: true});
  }
  const build = () =>
    isStock
      ? buildStock(siteDir)
      : measureProcess(process.execPath, ['--import', 'tsx', ownBuild, siteDir], {
          ...process.env,
          ...environment,
        });
  const cold = await build();
  const warm = await build();
  const file = path.join(siteDir, page);
  const text = fs.readFileSync(file, 'utf8');
  try {
    fs.writeFileSync(file, `${text}\nA sentence that was not there before.\n`);
    return {cold, warm, edited: await build()};
  } finally {
    fs.writeFileSync(file, text);
  }
}

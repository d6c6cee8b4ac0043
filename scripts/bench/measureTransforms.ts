/**
 * Part of `npm run bench`: prints, as JSON, what this site's transforms of Markdown add to a build.
 *
 * Argument: absolute path of the site, which is the current folder too. Its diagrams are drawn anew.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Options as MdxOptions} from '@docusaurus/mdx-loader';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import {contentFolders} from '../../config/contentSets';
import {defaultLocale, locales} from '../../config/locales';
import {markdownConfig} from '../../config/markdownOptions';
import {referenceOptions} from '../../config/reference';
import {resultOptions} from '../../config/results';
import {siteTransforms} from '../../src/remark/transforms';
import {timedTransforms} from './timedTransforms';

/** Seconds that each transform of this site takes for all pages of all languages, in one process. */
export interface TransformSeconds {
  readonly pages: number;
  readonly byTransform: Readonly<Record<string, number>>;
  /** All of the compiling of Markdown, the transforms included. */
  readonly compile: number;
}

/** The same without and with diagrams that an earlier build has drawn. */
export interface TransformFigures {
  readonly cold: TransformSeconds;
  readonly warm: TransformSeconds;
}

function pagesOf(siteDir: string, locale: string): string[] {
  return contentFolders()
    .map(({folder, translations}) =>
      path.join(siteDir, locale === defaultLocale ? folder : translations.replace('{locale}', locale)),
    )
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) =>
      (fs.readdirSync(folder, {recursive: true}) as string[]).map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.mdx?$/.test(file) && !/\/_/.test(file));
}

/** Compiles every page as the bundler does, and adds up what each transform takes. */
async function compileAll(siteDir: string): Promise<TransformSeconds> {
  const seconds: Record<string, number> = {};
  const options: MdxOptions = {
    siteDir,
    staticDirs: [path.join(siteDir, 'static')],
    markdownConfig,
    admonitions: true,
    ...timedTransforms(siteTransforms({reference: referenceOptions(), results: resultOptions()}), seconds),
  };
  const processor = await createProcessorUncached({options, format: 'mdx'});
  const started = performance.now();
  let pages = 0;
  for (const {locale} of locales) {
    process.env.DOCUSAURUS_CURRENT_LOCALE = locale;
    for (const filePath of pagesOf(siteDir, locale)) {
      const content = fs.readFileSync(filePath, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
      await processor.process({content, filePath, frontMatter: {}, compilerName: 'client'});
      pages += 1;
    }
  }
  return {pages, byTransform: seconds, compile: (performance.now() - started) / 1000};
}

async function main(siteDir: string): Promise<void> {
  fs.rmSync(path.join(siteDir, 'node_modules/.cache/diagrams'), {recursive: true, force: true});
  const cold = await compileAll(siteDir);
  const warm = await compileAll(siteDir);
  console.log(JSON.stringify({cold, warm} satisfies TransformFigures));
}

void main(process.argv[2] ?? '');

import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {projectDir} from '../lib/projectDir';
import {median} from './statistics';

/** Figures of Lighthouse's mobile run: scores of 0–100, times in milliseconds, CLS without unit. */
export interface LighthouseFigures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Audits below full score in the last run, for whoever mends them. */
  readonly failing: readonly string[];
}

/** The part of a Lighthouse report that is read here. */
interface Report {
  readonly categories: Readonly<Record<string, {readonly score: number | null}>>;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly score: number | null;
        readonly scoreDisplayMode: string;
        readonly numericValue?: number;
      }
    >
  >;
}

const run = promisify(execFile);
const lighthouseCli = path.join(projectDir, 'node_modules/lighthouse/cli/index.js');

/** Runs the command-line program: in-process its code would pass through tsx, which breaks it. */
async function reportOf(url: string, port: number): Promise<Report> {
  const {stdout} = await run(
    process.execPath,
    [
      lighthouseCli,
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      '--only-categories=performance,accessibility,best-practices,seo',
    ],
    {maxBuffer: 64 * 1024 * 1024},
  );
  return JSON.parse(stdout) as Report;
}

async function runOnce(url: string, port: number): Promise<LighthouseFigures> {
  const {categories, audits} = await reportOf(url, port);
  const score = (id: string): number => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string): number => audits[id]?.numericValue ?? 0;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failing: Object.values(audits)
      .filter((audit) => audit.scoreDisplayMode === 'binary' && audit.score === 0)
      .map((audit) => audit.id),
  };
}

/**
 * Median of several Lighthouse runs with its default mobile settings.
 *
 * @param debuggingPort port at which Chromium takes DevTools connections
 */
export async function measureLighthouse(
  url: string,
  runs: number,
  debuggingPort: number,
): Promise<LighthouseFigures> {
  const figures: LighthouseFigures[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    figures.push(await runOnce(url, debuggingPort));
  }
  const middle = (key: Exclude<keyof LighthouseFigures, 'failing'>): number =>
    median(figures.map((figure) => figure[key]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    lcp: Math.round(middle('lcp')),
    tbt: Math.round(middle('tbt')),
    cls: Number(middle('cls').toFixed(3)),
    failing: figures.at(-1)?.failing ?? [],
  };
}

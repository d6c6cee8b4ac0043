import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type Report from 'lighthouse/types/lhr/lhr.js';
import {projectDir} from '../lib/projectDir';
import {median} from './figures';

/** Name of each figure in a report. Scores are out of 100, times are in milliseconds, CLS has no unit. */
const scores = {
  performance: 'performance',
  a11y: 'accessibility',
  best: 'best-practices',
  seo: 'seo',
} as const;
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

/** Medians of Lighthouse's mobile runs. */
export type LighthouseFigures = Readonly<Record<keyof typeof scores | keyof typeof audits, number>>;

const lighthouseCli = path.join(projectDir, 'node_modules/lighthouse/cli/index.js');

/** Runs the command-line program, because tsx breaks Lighthouse's code in this process. */
async function reportOf(url: string, port: number): Promise<Report> {
  const only = `--only-categories=${Object.values(scores).join(',')}`;
  const args = [lighthouseCli, url, `--port=${port}`, '--output=json', '--quiet', only];
  const {stdout} = await promisify(execFile)(process.execPath, args, {maxBuffer: 64 * 1024 * 1024});
  return JSON.parse(stdout) as Report;
}

/**
 * Median of several Lighthouse runs with its default mobile settings.
 *
 * @param debuggingPort port at which Chromium accepts DevTools connections
 */
export async function measureLighthouse(
  url: string,
  runs: number,
  debuggingPort: number,
): Promise<LighthouseFigures> {
  const reports: Report[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    reports.push(await reportOf(url, debuggingPort));
  }
  const figures = [
    ...Object.entries(scores).map(([name, id]) => {
      const values = reports.map(({categories}) => categories[id]?.score ?? 0);
      return [name, Math.round(100 * median(values))] as const;
    }),
    ...Object.entries(audits).map(([name, id]) => {
      const value = median(reports.map((report) => report.audits[id]?.numericValue ?? 0));
      return [name, name === 'cls' ? Number(value.toFixed(3)) : Math.round(value)] as const;
    }),
  ];
  return Object.fromEntries(figures) as LighthouseFigures;
}

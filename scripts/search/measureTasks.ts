import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {serveBuild} from '../lib/staticServer';
import {traceTasks} from './traceTasks';

/** The longest task of the page's main thread in each run, in milliseconds: see Task. */
interface LongestTasks {
  readonly time: number[];
  readonly processor: number[];
}

/** By what a reader does. */
export type TasksByStep = Record<string, LongestTasks>;

const cpuSlowdown = 4;
const keyPause = 120;
/** Time in which a step comes to rest. */
const restAfter = 1500;
// By selectors, not by roles: the driver computes roles on the page's own main thread.
const box = 'dialog[open] input';
const hydrated = 'html[data-has-hydrated="true"]';

type Steps = Readonly<Record<string, () => Promise<unknown>>>;

/** Does one step after the other at a quarter of the speed, and writes down the longest task of each. */
async function takeSteps(page: Page, steps: Steps, longest: TasksByStep): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  for (const [name, act] of Object.entries(steps)) {
    const tasks = await traceTasks(client, async () => {
      await act();
      await page.waitForTimeout(restAfter);
    });
    const {time, processor} = (longest[name] ??= {time: [], processor: []});
    time.push(Math.max(...tasks.map((task) => task.time)));
    processor.push(Math.max(...tasks.map((task) => task.processor)));
  }
  await client.detach();
}

/** What a reader does in the dialog. */
const panelSteps = (page: Page, query: string): Steps => ({
  opening: async () => {
    await page.keyboard.press('Control+k');
    await page.locator(box).waitFor();
  },
  typing: async () => {
    await page.keyboard.type(query, {delay: keyPause});
    await page.locator('[role="option"]').first().waitFor();
  },
  'arrow keys': async () => {
    for (let key = 0; key < 8; key += 1) {
      await page.keyboard.press('ArrowDown', {delay: keyPause});
    }
  },
  closing: async () => {
    await page.keyboard.press('Control+k');
    await page.locator(box).waitFor({state: 'detached'});
  },
});

/** And on the page of results. */
const pageSteps = (page: Page, query: string): Steps => ({
  'typing on the page of results': async () => {
    await page.locator('main [type="search"]').pressSequentially(query, {delay: keyPause});
    await page.locator('main ol li').first().waitFor();
  },
});

/** What the browser itself takes for a key on this machine, to read the other figures by. */
const bareSteps = (page: Page, query: string): Steps => ({
  'typing on an empty page': () => page.locator('input').pressSequentially(query, {delay: keyPause}),
});

async function measureOnce(
  browser: Browser,
  baseUrl: string,
  query: string,
  longest: TasksByStep,
): Promise<void> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  try {
    const page = await context.newPage();
    await page.goto(`${baseUrl}docs/concepts/stack/overview`, {waitUntil: 'networkidle'});
    await page.locator(hydrated).waitFor();
    await takeSteps(page, panelSteps(page, query), longest);
    await page.goto(`${baseUrl}search`, {waitUntil: 'networkidle'});
    await page.locator(hydrated).waitFor();
    await takeSteps(page, pageSteps(page, query), longest);
    await page.setContent('<!doctype html><input>');
    await takeSteps(page, bareSteps(page, query), longest);
  } finally {
    await context.close();
  }
}

/**
 * Uses the search of a built site in Chromium, with the processor slowed four times, and finds the longest
 * task of each step in each run.
 *
 * @param buildDir folder of the build of all languages
 * @param prefix base URL of the language
 * @param query is typed letter by letter
 */
export async function measureTasks(
  buildDir: string,
  prefix: string,
  query: string,
  runs = 10,
): Promise<TasksByStep> {
  const server = await serveBuild(path.resolve(buildDir));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const longest: TasksByStep = {};
    for (let run = 0; run < runs; run += 1) {
      await measureOnce(browser, `${server.url}${prefix}`, query, longest);
    }
    return longest;
  } finally {
    await browser.close();
    await server.close();
  }
}

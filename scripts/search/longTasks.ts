import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {serveBuild} from '../lib/staticServer';

/** The longest task of the page's main thread in each run, in milliseconds by step; 0 if none took 50 ms. */
export type TasksByStep = Record<string, number[]>;

const cpuSlowdown = 4;
const keyPause = 120;
/** Time after each step, for what it leaves to do. */
const restAfter = 1500;
// Selectors instead of roles, which Playwright computes on the page's own main thread.
const box = 'dialog[open] input';

type Steps = Readonly<Record<string, () => Promise<unknown>>>;

/** Takes steps one after the other at a quarter of the speed. Browsers call tasks of 50 ms and more long. */
async function takeSteps(page: Page, steps: Steps, longest: TasksByStep): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  for (const [name, act] of Object.entries(steps)) {
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, {tasks});
      new PerformanceObserver((list) => {
        tasks.push(...list.getEntries().map(({duration}) => duration));
      }).observe({type: 'longtask'});
    });
    await act();
    await page.waitForTimeout(restAfter);
    const tasks = await page.evaluate(() => (window as unknown as {tasks: number[]}).tasks);
    (longest[name] ??= []).push(Math.max(0, ...tasks));
  }
  await client.detach();
}

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

const pageSteps = (page: Page, query: string): Steps => ({
  'typing on the search page': async () => {
    await page.locator('main [type="search"]').pressSequentially(query, {delay: keyPause});
    await page.locator('main ol li').first().waitFor();
  },
});

/**
 * Uses the search of a built site in Chromium with the CPU slowed four times.
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
  const longest: TasksByStep = {};
  try {
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({viewport: {width: 1440, height: 900}});
      const page = await context.newPage();
      const visit = async (route: string) => {
        await page.goto(`${server.url}${prefix}${route}`, {waitUntil: 'networkidle'});
        await page.locator('html[data-has-hydrated="true"]').waitFor();
      };
      await visit('docs/concepts/stack/overview');
      await takeSteps(page, panelSteps(page, query), longest);
      await visit('search');
      await takeSteps(page, pageSteps(page, query), longest);
      await context.close();
    }
    return longest;
  } finally {
    await browser.close();
    await server.close();
  }
}

import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {median} from '../bench/statistics';
import {takeLongestTask, watchLongTasks} from '../lib/longTasks';
import {serveBuild} from '../lib/staticServer';

/** What a reader does, and the longest task of the page's main thread that it caused, in milliseconds. */
export type LongestTasks = Readonly<Record<string, number>>;

const cpuSlowdown = 4;
const keyPause = 120;
/** Time in which a step comes to rest. */
const restAfter = 1500;
// By selectors, not by roles: the driver computes roles on the page's own main thread.
const box = 'dialog[open] input';
const hydrated = 'html[data-has-hydrated="true"]';

type Steps = Readonly<Record<string, () => Promise<unknown>>>;

/** Does one step after the other and takes the longest task of each; 0 where none took 50 ms or more. */
async function longestOf(page: Page, steps: Steps): Promise<Record<string, number>> {
  await watchLongTasks(page);
  const longest: Record<string, number> = {};
  for (const [name, act] of Object.entries(steps)) {
    await act();
    await page.waitForTimeout(restAfter);
    longest[name] = await takeLongestTask(page);
  }
  return longest;
}

async function measureOnce(browser: Browser, baseUrl: string, query: string): Promise<LongestTasks> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    const slow = (rate: number) => client.send('Emulation.setCPUThrottlingRate', {rate});
    await page.goto(`${baseUrl}docs/concepts/stack/overview`, {waitUntil: 'networkidle'});
    await page.locator(hydrated).waitFor();
    await slow(cpuSlowdown);
    const panel = await longestOf(page, {
      open: async () => {
        await page.keyboard.press('Control+k');
        await page.locator(box).waitFor();
      },
      type: async () => {
        await page.keyboard.type(query, {delay: keyPause});
        await page.locator('[role="option"]').first().waitFor();
      },
      'arrow keys': async () => {
        for (let key = 0; key < 8; key += 1) {
          await page.keyboard.press('ArrowDown', {delay: keyPause});
        }
      },
      close: async () => {
        await page.keyboard.press('Control+k');
        await page.locator(box).waitFor({state: 'detached'});
      },
    });
    await slow(1);
    await page.goto(`${baseUrl}search`, {waitUntil: 'networkidle'});
    await page.locator(hydrated).waitFor();
    await slow(cpuSlowdown);
    const results = await longestOf(page, {
      'type on the page of results': async () => {
        await page.locator('main [type="search"]').pressSequentially(query, {delay: keyPause});
        await page.locator('main ol li').first().waitFor();
      },
    });
    // What the browser itself takes for a key on this machine, to read the other figures by.
    const empty = await context.newPage();
    await empty.setContent('<!doctype html><input>');
    await (await context.newCDPSession(empty)).send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
    const bare = await longestOf(empty, {
      'type on an empty page': () => empty.locator('input').pressSequentially(query, {delay: keyPause}),
    });
    return {...panel, ...results, ...bare};
  } finally {
    await context.close();
  }
}

/**
 * Uses the search of a built site in Chromium, with the processor slowed four times, and finds the longest
 * task of each step: medians of several runs.
 *
 * @param buildDir folder of the build of all languages
 * @param prefix base URL of the language
 * @param query is typed letter by letter
 */
export async function measureTasks(
  buildDir: string,
  prefix: string,
  query: string,
  runs = 7,
): Promise<LongestTasks> {
  const server = await serveBuild(path.resolve(buildDir));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const all: LongestTasks[] = [];
    for (let run = 0; run < runs; run += 1) {
      all.push(await measureOnce(browser, `${server.url}${prefix}`, query));
    }
    return Object.fromEntries(
      Object.keys(all[0] ?? {}).map((step) => [step, median(all.map((one) => one[step] ?? 0))]),
    );
  } finally {
    await browser.close();
    await server.close();
  }
}

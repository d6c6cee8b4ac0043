import {readFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import type {Browser, Page} from 'playwright-core';
import type {Language, Product, Stage} from './types.ts';

/** Milliseconds by which the clock advances. A multiple of the duration of every repeated animation. */
const step = 4000;

/** The page's time in every picture. */
const now = new Date('2026-11-24T10:00:00Z');

/** Ends animations immediately. They aren't turned off, because antd waits for their end. */
const still = `*, ::before, ::after {
  animation-duration: 1ms !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
  transition: none !important;
  caret-color: transparent !important;
}
::-webkit-scrollbar { display: none }
/* Confetti, which falls in real time. */
body > canvas { display: none }`;

/**
 * Opens a page whose clock advances only while `settle` runs.
 *
 * @param ui Folder of the checked-out interface, for its texts and packages.
 */
export async function openStage(
  browser: Browser,
  product: Product,
  ui: string,
  language: Language,
  window: {width: number; height: number},
): Promise<Stage> {
  const context = await browser.newContext({
    viewport: window,
    deviceScaleFactor: 2,
    locale: language === 'zh' ? 'zh-CN' : 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await context.addInitScript(
    ({values, css}) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      // The same numbers in every run.
      let seed = 1;
      Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
      // The stub's streams end immediately, which the interface would report as an error.
      Object.defineProperty(EventSource.prototype, 'onerror', {
        set(this: EventSource) {
          this.addEventListener('error', () => this.close());
        },
      });
      addEventListener('DOMContentLoaded', () => {
        document.head.appendChild(document.createElement('style')).textContent = css;
      });
    },
    {values: product.storage(language), css: still},
  );
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  // The clock runs until it is paused, so it starts earlier.
  await page.clock.install({time: now.getTime() - 60_000});
  await page.clock.pauseAt(now);
  // Graphs read this time for repeated animations. Rounding it shows them always at the same point.
  await page.addInitScript((milliseconds) => {
    const fine = performance.now.bind(performance);
    performance.now = () => Math.floor(fine() / milliseconds) * milliseconds;
  }, step);
  const settle = settler(page);
  const press = async (selector: string) => {
    await page.locator(selector).click();
    await page.mouse.move(0, 0);
    await settle();
  };
  return {page, language, t: (key) => textOf(ui, language, key), settle, press};
}

function settler(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  let requests = 0;
  page.on('request', (request) => {
    requests++;
    if (request.resourceType() !== 'eventsource') open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));

  async function quiet(): Promise<void> {
    let calm = 0;
    while (calm < 4) {
      await wait(50);
      calm = open.size === 0 ? calm + 1 : 0;
    }
  }

  return async () => {
    // As time passes, pages react to responses with further requests, and a worker lays out graphs.
    for (let round = 0, before = -1; round < 2 || requests > before; round++) {
      await quiet();
      before = requests;
      // First frame by frame, because each frame may start something; then the rest in one step.
      await page.clock.runFor(step / 4);
      await page.clock.fastForward(step - step / 4);
    }
    await quiet();
  };
}

/** A text of the interface. A key with a dot names a group and a text in it. */
function textOf(ui: string, language: Language, key: string): string {
  const file = path.join(ui, 'src/locales', `${language}.json`);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string> | string>;
  const [group = '', name = ''] = key.split('.');
  const found = texts[key] ?? (texts[group] as Record<string, string> | undefined)?.[name];
  if (typeof found !== 'string') throw new Error(`The interface has no text ${key} in ${language}.json.`);
  return found;
}

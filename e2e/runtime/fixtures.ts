import {EventEmitter, once} from 'node:events';
import {expect, test as base, type Page} from '@playwright/test';
import {BuiltSite} from '../support/builtSite';

interface Complaints {
  /** Collects console errors and warnings, and uncaught errors. */
  readonly all: string[];
  readonly uncaught: string[];
}

export const test = base.extend<{site: BuiltSite; complaints: Complaints}>({
  baseURL: BuiltSite.origin,
  site: async ({page}, provide) => {
    const site = new BuiltSite('runtime');
    await site.attach(page);
    await provide(site);
  },
  complaints: async ({page}, provide) => {
    const complaints: Complaints = {all: [], uncaught: []};
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        complaints.all.push(message.text());
      }
    });
    page.on('pageerror', (error) => {
      complaints.uncaught.push(error.message);
      complaints.all.push(error.message);
    });
    await provide(complaints);
  },
});

export {expect};
export {hydrated} from '../support/hydrated';

/** The error box shown in place of content that failed to load. */
export function failureBox(page: Page) {
  return page.locator('.load-failure');
}

/** The loading indicator. */
export function spinner(page: Page) {
  return page.getByRole('status', {name: 'Loading'});
}

/** Turns on data saving in the browser, which turns off prefetching. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
}

/** Stops the page's clock. Advance it with `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** A promise that resolves when `open` is called, to hold requests until then. */
export function gate(): {readonly opened: Promise<unknown>; open(): void} {
  const events = new EventEmitter();
  return {
    opened: once(events, 'open'),
    open() {
      events.emit('open');
    },
  };
}

/**
 * Waits until the page has rendered and all its requests so far are recorded. To do so, it makes one more
 * request and waits for the response.
 *
 * @returns the path of the extra request
 */
export async function roundTrip(page: Page): Promise<string> {
  const probe = '/probe';
  await page.evaluate(
    (address) =>
      new Promise((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(fetch(address).then(({status}) => status))),
        );
      }),
    probe,
  );
  return probe;
}

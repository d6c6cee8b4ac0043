import {EventEmitter, once} from 'node:events';
import {expect, test as base, type Page} from '@playwright/test';
import {BuiltSite} from '../support/builtSite';

interface Complaints {
  /** Errors and warnings of the console, and uncaught errors. */
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

/** The red box that stands for something that did not load. */
export function failureBox(page: Page) {
  return page.locator('.load-failure');
}

/** The sign that something is still loading. */
export function spinner(page: Page) {
  return page.getByRole('status', {name: 'Loading'});
}

/** Makes the browser say that it saves data, so that nothing is fetched ahead of a click. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
}

/** Stops the page's clock; from now on `page.clock.runFor` makes time pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** A promise that is fulfilled when its `open` is called, for requests that hang until then. */
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
 * Waits until the page has drawn what has happened so far, and until whatever it has asked for by then is
 * among the site's requests: one more request is made after them, and answered.
 *
 * @returns the path of that request
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

import {EventEmitter, once} from 'node:events';
import {expect, test as base, type Page} from '@playwright/test';
import {BuiltSite} from '../support/builtSite';
import {complaintsOf, type Complaints} from '../support/complaints';

interface Fixtures {
  /** Folder of the fixture site. */
  siteName: string;
  /** Path where the site is served. */
  folder: string;
  site: BuiltSite;
  complaints: Complaints;
}

/** Tests of a fixture site whose requests can be made to fail. */
export const test = base.extend<Fixtures>({
  siteName: ['runtime', {option: true}],
  folder: ['', {option: true}],
  baseURL: BuiltSite.origin,
  site: [
    async ({context, siteName, folder}, provide) => {
      const site = new BuiltSite(siteName, folder);
      await site.attach(context);
      await provide(site);
    },
    // Automatic, because every test visits the site, even if it doesn't check the requests.
    {auto: true},
  ],
  complaints: ({page}, provide) => provide(complaintsOf(page)),
});

export {expect};
export {hydrated, openHydrated} from '../support/hydrated';

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

/** Navigates without a page load, as a link to a page that the route table lacks would. */
export async function navigateInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({key: 'unknown'}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: {key: 'unknown'}}));
  }, address);
}

/** Makes the page believe that it has just been reloaded to open an address, so it won't be reloaded again. */
export async function markReloaded(page: Page, address: string): Promise<void> {
  await page.evaluate((path) => {
    sessionStorage.setItem('reloaded', `${Date.now()} ${new URL(path, window.location.href).href}`);
  }, address);
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

/** Holds requests for files with this suffix until the gate opens. */
export function holdRequests(site: BuiltSite, ending: string): {open(): void} {
  const late = gate();
  site.fault = (pathname) =>
    pathname.endsWith(ending)
      ? async (route) => {
          await late.opened;
          await route.fulfill(site.response(pathname, undefined));
        }
      : undefined;
  return late;
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

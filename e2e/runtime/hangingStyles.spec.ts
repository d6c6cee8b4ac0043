import type {Page} from '@playwright/test';
import type {BuiltSite} from '../support/builtSite';
import {expect, failureBox, gate, hydrated, stopClock, test, withoutPrefetch} from './fixtures';

const isAllStyles = (pathname: string) => /\/assets\/css\/styles\.[^/]+\.css$/.test(pathname);
const guideLink = (number: number) => `.markdown a[href$="/guides/guide-${number}"]`;

/** Opens the overview while the styles of all pages hang. @returns what lets them through */
async function openWithoutAllStyles(page: Page, site: BuiltSite): Promise<() => void> {
  const held = gate();
  await withoutPrefetch(page);
  site.fault = (pathname) =>
    isAllStyles(pathname)
      ? (route) => held.opened.then(() => route.fulfill(site.response(pathname, undefined)))
      : undefined;
  // The page has not loaded before its styles have.
  await page.goto('/docs', {waitUntil: 'domcontentloaded'});
  await hydrated(page);
  await stopClock(page);
  return () => {
    held.open();
  };
}

/** Waits until a page could be shown: its last script is there, and frames have passed. */
async function settled(page: Page, act: () => Promise<unknown>): Promise<void> {
  const script = page.waitForResponse((response) => response.url().endsWith('.js'));
  await act();
  await script;
  // Requests of the page are answered in turn: this one after all that it has asked for.
  await page.evaluate(async () => {
    await fetch('/manifest.webmanifest');
    await new Promise((resolve) => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage('');
    });
  });
}

test('styles that hang hold a page back for 3 s, once', async ({page, site}) => {
  const release = await openWithoutAllStyles(page, site);
  await settled(page, () => page.locator(guideLink(1)).dispatchEvent('click'));
  await page.clock.runFor(2999);
  await expect(page.locator('h1')).toHaveText('Overview');
  await page.clock.runFor(1);
  await expect(page.locator('h1')).toHaveText('Guide 1');
  await expect(page).toHaveURL('/docs/guides/guide-1');
  await expect(page.locator('html')).not.toHaveAttribute('data-all-styles');

  await page.getByRole('link', {name: 'overview', exact: true}).dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('Overview');
  await page.locator(guideLink(3)).dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('Guide 3');
  await expect(failureBox(page)).toHaveCount(0);

  release();
  await expect(page.locator('html')).toHaveAttribute('data-all-styles');
});

test('styles that come within 3 s are there when the next page is shown', async ({page, site}) => {
  const release = await openWithoutAllStyles(page, site);
  await settled(page, () => page.locator(guideLink(1)).dispatchEvent('click'));
  await expect(page.locator('h1')).toHaveText('Overview');
  release();
  await expect(page.locator('h1')).toHaveText('Guide 1');
  await expect(page.locator('html')).toHaveAttribute('data-all-styles');
});

test('a page that Retry has loaded waits for its styles as any other', async ({page, site}) => {
  const release = await openWithoutAllStyles(page, site);
  const stylesHang = site.fault;
  const before = new Set(site.requests.map(({pathname}) => pathname));
  await page.evaluate(() => {
    const address = new URL('/docs/guides/guide-1', window.location.href).href;
    sessionStorage.setItem('reloaded', `${Date.now()} ${address}`);
  });
  site.fault = (pathname) => (pathname.endsWith('.js') && !before.has(pathname) ? 404 : stylesHang(pathname));
  await page.locator(guideLink(1)).dispatchEvent('click');
  await expect(failureBox(page)).toHaveCount(1);
  site.fault = stylesHang;
  await settled(page, () => failureBox(page).getByRole('button', {name: 'Retry'}).dispatchEvent('click'));
  await expect(page.locator('h1')).toHaveText('Overview');
  release();
  await expect(page.locator('h1')).toHaveText('Guide 1');
  await expect(page.locator('html')).toHaveAttribute('data-all-styles');
  await expect(failureBox(page)).toHaveCount(0);
});

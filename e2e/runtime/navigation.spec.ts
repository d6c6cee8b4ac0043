import {
  expect,
  failureBox,
  gate,
  hydrated,
  markReloaded,
  openHydrated,
  stopClock,
  test,
  withoutPrefetch,
} from './fixtures';

const overview = '/docs';

function guideLink(number: number): string {
  return `.markdown a[href$="/guides/guide-${number}"]`;
}

test('links in a tab older than the deployment open the right page at its top with one reload each', async ({
  page,
  site,
}) => {
  await withoutPrefetch(page);
  await page.setViewportSize({width: 1440, height: 200});
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await openHydrated(page, '/zh/docs');
  for (const number of [1, 20]) {
    site.deploy();
    loads = 0;
    await page.locator(guideLink(number)).click();
    await expect(page.locator('main')).toContainText(`This is guide ${number}.`);
    await hydrated(page);
    expect(loads, `guide ${number}`).toBe(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => window.history.scrollRestoration)).toBe('auto');
    await expect(page).toHaveURL(`/zh/docs/guides/guide-${number}`);
    await expect(failureBox(page)).toHaveCount(0);
    await page.getByRole('link', {name: 'overview', exact: true}).click();
    await expect(page.locator('main')).toContainText('The overview.');
  }
});

test('a page that still fails after the reload is readable and has a working Retry', async ({page, site}) => {
  await withoutPrefetch(page);
  await openHydrated(page, overview);
  const before = new Set(site.requests.map(({pathname}) => pathname));
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  site.fault = (pathname) => (pathname.endsWith('.js') && !before.has(pathname) ? 404 : undefined);
  await page.locator(guideLink(1)).click();
  await expect(failureBox(page)).toContainText('ChunkLoadError');
  await expect(page.locator('main')).toContainText('This is guide 1.');
  expect(loads).toBe(1);
  site.fault = () => undefined;
  await failureBox(page).getByRole('button', {name: 'Retry'}).click();
  await hydrated(page);
  expect(loads).toBe(1);
});

test('an address is reloaded at most once: after that, an error box with Retry appears over the current page', async ({
  page,
  site,
}) => {
  await withoutPrefetch(page);
  await openHydrated(page, overview);
  const before = new Set(site.requests.map(({pathname}) => pathname));
  await markReloaded(page, '/docs/guides/guide-1');
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  site.fault = (pathname) => (pathname.endsWith('.js') && !before.has(pathname) ? 404 : undefined);
  await page.locator(guideLink(1)).click();
  await expect(failureBox(page)).toHaveCount(1);
  await expect(page.locator('main')).toContainText('The overview.');
  site.fault = () => undefined;
  await failureBox(page).getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('main')).toContainText('This is guide 1.');
  await expect(failureBox(page)).toHaveCount(0);
  expect(loads).toBe(0);
});

test('the current page stays until the next one has loaded, with a progress bar after 200 ms and no sooner', async ({
  page,
  site,
}) => {
  await withoutPrefetch(page);
  await openHydrated(page, overview);
  const before = new Set(site.requests.map(({pathname}) => pathname));
  const held = gate();
  await page.route(
    (url) => url.pathname.endsWith('.js') && !before.has(url.pathname),
    (route) => held.opened.then(() => route.fallback()),
  );
  await stopClock(page);
  await page.locator(guideLink(1)).dispatchEvent('click');
  await expect(page).toHaveURL(/guide-1$/);
  await page.clock.runFor(199);
  await expect(page.locator('[data-progress]')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.locator('[data-progress]')).toHaveAttribute('aria-hidden', 'true');
  await expect(page.locator('main')).toContainText('The overview.');
  held.open();
  await expect(page.locator('main')).toContainText('This is guide 1.');
  await page.clock.runFor(2000);
  await expect(page.locator('[data-progress]')).toHaveCount(0);
});

test('a newer click wins over a page that is still loading, even if that page arrives later', async ({
  page,
  site,
}) => {
  await withoutPrefetch(page);
  await openHydrated(page, overview);
  const before = new Set(site.requests.map(({pathname}) => pathname));
  const [first, second, requested] = [gate(), gate(), gate()];
  let isSecond = false;
  await page.route(
    (url) => /\.js(?:on)?$/.test(url.pathname) && !before.has(url.pathname),
    (route) => {
      requested.open();
      return (isSecond ? second : first).opened.then(() => route.fallback());
    },
  );
  await page.locator(guideLink(1)).dispatchEvent('click');
  await expect(page).toHaveURL(/guide-1$/);
  // Wait until the gate holds the request, because the address changes slightly earlier.
  await requested.opened;
  isSecond = true;
  await page.locator(guideLink(2)).dispatchEvent('click');
  await expect(page).toHaveURL(/guide-2$/);
  const answered = page.waitForResponse((response) => /\.js(?:on)?$/.test(response.url()));
  first.open();
  await answered;
  await expect(page.locator('main')).toContainText('The overview.');
  second.open();
  await expect(page.locator('main')).toContainText('This is guide 2.');
  await expect(page.locator('h1')).toHaveText('Guide 2');
});

test('the page scrolls to the top, to the hash target, and back to the previous position', async ({page}) => {
  await openHydrated(page, overview);
  const scrollY = () => page.evaluate(() => window.scrollY);

  await page.evaluate(() => {
    window.scrollTo(0, 900);
  });
  await page.locator(guideLink(20)).dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText('Guide 20');
  expect(await scrollY()).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Overview');
  await expect.poll(scrollY).toBe(900);

  for (const hash of ['#section-9', `#${encodeURIComponent('中文标题')}`]) {
    await page
      .locator(
        `.table-of-contents a[href="${decodeURIComponent(hash)}"], .table-of-contents a[href="${hash}"]`,
      )
      .click();
    const heading = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
    await expect(heading).toBeInViewport();
    // The navbar hides when jumping to an anchor, which uncovers the heading.
    await expect
      .poll(
        () =>
          heading.evaluate((element) => {
            const {left, top, height} = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + 5, top + height / 2));
          }),
        {message: hash},
      )
      .toBe(true);
  }
});

test("the page doesn't scroll when only the query string changes", async ({page}) => {
  await openHydrated(page, overview);
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('main a[href$="/guides/guide-1"]');
    window.scrollTo(0, 700);
    history.pushState({key: 'query'}, '', '/docs?tab=2');
    dispatchEvent(new PopStateEvent('popstate', {state: {key: 'query'}}));
    link?.focus({preventScroll: true});
  });
  await expect(page).toHaveURL(/\?tab=2$/);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});

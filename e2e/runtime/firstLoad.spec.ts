import type {Page} from '@playwright/test';
import type {BuiltSite, Fault} from '../support/builtSite';
import {
  expect,
  failureBox,
  gate,
  holdRequests,
  hydrated,
  openHydrated,
  spinner,
  stopClock,
  test,
  withoutPrefetch,
} from './fixtures';
import {longCacheServer} from './longCacheServer';

/** Browsers handle these faults alike, so one for each kind of page is enough. */
const pageKinds = [
  {path: '/docs/guides/guide-1', text: 'This is guide 1.', fault: 404},
  {path: '/', text: 'Home', fault: 500},
  {path: '/blog', text: 'Summary of post 3.', fault: 'reset'},
  {path: '/blog/2022/01/01/post-1', text: 'The rest of post 1.', fault: 404},
  {path: '/blog/tags/kusion', text: 'Summary of post 3.', fault: 500},
  {path: '/zh/markdown-page', text: '这是一个 Markdown 页面。', fault: 'reset'},
] as const;

/** Scripts that the first load of a page requests. */
async function scriptsOf(page: Page, site: BuiltSite, path: string): Promise<string[]> {
  site.fault = () => undefined;
  site.requests.length = 0;
  await openHydrated(page, path);
  return site.requests.filter(({kind}) => kind === 'script').map(({pathname}) => pathname);
}

/** Runs a check for each script of some page kinds, skipping scripts of earlier kinds. */
async function eachScript(
  page: Page,
  site: BuiltSite,
  kinds: readonly (typeof pageKinds)[number][],
  check: (script: string, kind: (typeof pageKinds)[number]) => Promise<void>,
): Promise<void> {
  await withoutPrefetch(page);
  const done = new Set<string>();
  for (const kind of kinds) {
    const scripts = (await scriptsOf(page, site, kind.path)).filter((script) => !done.has(script));
    expect(scripts.length, kind.path).toBeGreaterThan(0);
    for (const script of scripts) {
      done.add(script);
      await test.step(`${kind.path} without ${script}`, () => check(script, kind));
    }
  }
}

async function retry(page: Page, site: BuiltSite): Promise<void> {
  site.fault = () => undefined;
  await failureBox(page).getByRole('button').click();
  await hydrated(page);
  await expect(failureBox(page)).toHaveCount(0);
}

for (const {name, kinds, faultOf} of [
  {name: 'any page', kinds: pageKinds, faultOf: ({fault}: (typeof pageKinds)[number]): Fault => fault},
  {
    name: 'a doc page whose host returns an HTML page',
    kinds: pageKinds.slice(0, 1),
    faultOf: (): Fault => 'html',
  },
  {name: 'a doc page with a cut-off script', kinds: pageKinds.slice(0, 1), faultOf: (): Fault => 'truncated'},
]) {
  test(`${name} stays readable, and Retry starts it, when one of its scripts fails`, async ({page, site}) => {
    test.slow();
    await eachScript(page, site, kinds, async (script, kind) => {
      site.fault = (pathname) => (pathname === script ? faultOf(kind) : undefined);
      await page.goto(kind.path);
      await expect(failureBox(page)).toContainText(/\.js/);
      await expect(page.locator('main')).toContainText(kind.text);
      await retry(page, site);
      await expect(page.locator('main')).toContainText(kind.text);
    });
  });
}

test('a page is readable while one of its scripts hangs, and Retry starts it if the script then fails', async ({
  page,
  site,
}) => {
  test.slow();
  await eachScript(page, site, pageKinds.slice(0, 1), async (script, {path, text}) => {
    const held = gate();
    site.fault = (pathname) =>
      pathname === script ? (route) => held.opened.then(() => route.abort('timedout')) : undefined;
    await page.goto(path, {waitUntil: 'commit'});
    await expect(page.locator('main')).toContainText(text);
    await expect(failureBox(page)).toHaveCount(0);
    held.open();
    await expect(failureBox(page)).toHaveCount(1);
    await retry(page, site);
  });
});

test('a page with a hanging script starts on its own when the script arrives', async ({page, site}) => {
  const [script = ''] = (await scriptsOf(page, site, '/docs')).slice(-1);
  const held = holdRequests(site, script);
  await page.goto('/docs', {waitUntil: 'commit'});
  await expect(page.locator('main')).toContainText('The overview.');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  held.open();
  await hydrated(page);
  await expect(failureBox(page)).toHaveCount(0);
});

test('the error box is centered at half the window width, and Retry shows a spinner after 200 ms with no timeout', async ({
  page,
  site,
}) => {
  const script = (await scriptsOf(page, site, '/docs')).find((pathname) => !pathname.includes('main'));
  site.fault = (pathname) => (pathname === script ? 404 : undefined);
  await page.goto('/docs');
  await expect(failureBox(page)).toContainText('ChunkLoadError');
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  const box = await failureBox(page).boundingBox();
  expect(box?.width).toBeCloseTo(width / 2, 0);
  expect(box?.x).toBeCloseTo(width / 4, 0);
  await expect(failureBox(page)).toHaveCSS('background-color', 'rgb(179, 38, 30)');

  await stopClock(page);
  const held = gate();
  site.fault = (pathname) =>
    pathname === script ? (route) => held.opened.then(() => route.abort()) : undefined;
  await failureBox(page).getByRole('button').click();
  await expect(failureBox(page)).toHaveCount(0);
  await page.clock.runFor(199);
  await expect(spinner(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(spinner(page)).toBeVisible();
  const rings = spinner(page).locator('span');
  await expect(rings.first()).toHaveCSS('animation-duration', '3s');
  await expect(rings.last()).toHaveCSS('animation-duration', '3s');
  await expect(rings.last()).toHaveCSS('animation-delay', '1.5s');
  await page.clock.runFor(3_600_000);
  await expect(spinner(page)).toBeVisible();
  held.open();
  await expect(failureBox(page)).toBeVisible();
  await expect(spinner(page)).toHaveCount(0);
});

// Use a new page, because intercepting requests turns off the cache.
test('Retry gets past a bad response in the browser cache', async ({page, site, browser}) => {
  const [script] = (await scriptsOf(page, site, '/docs')).slice(-1);
  let isBroken = true;
  const server = await longCacheServer((pathname) =>
    site.response(pathname, pathname === script && isBroken ? 'html' : undefined),
  );
  const reader = await browser.newPage({baseURL: server.origin});
  await reader.goto('/docs');
  await expect(failureBox(reader)).toHaveCount(1);
  isBroken = false;
  await failureBox(reader).getByRole('button').click();
  await hydrated(reader);
  await reader.close();
  server.close();
});

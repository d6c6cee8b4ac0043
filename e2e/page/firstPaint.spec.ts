import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test} from '@playwright/test';
import {gate} from '../runtime/fixtures';
import {siteUrl} from '../support/servers';

/** Serves the site with each page split at a marker. The second part waits until the gate opens. */
async function servePagesInTwoParts(mark: string) {
  const rest = gate();
  const server = http.createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', siteUrl));
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      const cut = type.startsWith('text/html') ? body.indexOf(mark) : 0;
      response.writeHead(cut < 0 ? 500 : answer.status, {'Content-Type': type});
      if (cut > 0) {
        response.write(body.subarray(0, cut));
        await rest.opened;
      }
      response.end(cut < 0 ? `The page has no ${mark}` : body.subarray(cut));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {url: `http://localhost:${(server.address() as AddressInfo).port}`, rest, server};
}

const parts = [
  {name: 'the navbar', path: '/docs/', mark: '</button><noscript id="navbar-end"'},
  {name: 'the top of the home page', path: '/', mark: '</figure>'},
];

for (const {name, path, mark} of parts) {
  test(`${name} on ${path} is painted in one step on a slow connection`, async ({page}) => {
    const {url, rest, server} = await servePagesInTwoParts(mark);
    const styles = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.css'));
    const arrived = page.goto(url + path);
    await styles;
    await expect(page.locator('.navbar__items--right > *').first()).toBeAttached();
    const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
    // There's no event for the absence of a frame, so wait for several frames.
    await page.waitForTimeout(500);
    expect(await paints()).toBe(0);
    rest.open();
    await arrived;
    await expect.poll(paints).toBeGreaterThan(0);
    server.close();
  });
}

test("the navbar doesn't move when the rest of it is parsed", async ({page}) => {
  const {url, rest, server} = await servePagesInTwoParts('<a href="/search">');
  const arrived = page.goto(`${url}/docs/`);
  const place = () => page.locator('.navbar__items--right').boundingBox();
  await expect(page.locator('#navbar-end')).toBeAttached();
  const before = await place();
  rest.open();
  await arrived;
  expect(await place()).toEqual(before);
  server.close();
});

import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, test} from '@playwright/test';
import {gate} from '../runtime/fixtures';
import {siteUrl} from '../support/servers';

/** The site, with pages that come in two parts: what follows a mark waits until the gate opens. */
async function servePagesInTwoParts(mark: string) {
  const rest = gate();
  const server = http.createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', siteUrl));
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, {'Content-Type': type});
      const cut = type.startsWith('text/html') ? body.indexOf(mark) : -1;
      if (cut > 0) {
        response.write(body.subarray(0, cut));
        await rest.opened;
      }
      response.end(body.subarray(Math.max(cut, 0)));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {url: `http://localhost:${(server.address() as AddressInfo).port}`, rest, server};
}

test('the bar is painted whole, however slowly the page comes', async ({page}) => {
  const {url, rest, server} = await servePagesInTwoParts('id=navbar-search');
  const styles = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.css'));
  const arrived = page.goto(`${url}/docs/`);
  await styles;
  await expect(page.locator('.navbar__items--right > *').first()).toBeAttached();
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  // A frame that must not come has no event: several times the length of one have to do.
  await page.waitForTimeout(500);
  expect(await paints()).toBe(0);
  rest.open();
  await arrived;
  await expect.poll(paints).toBeGreaterThan(0);
  server.close();
});

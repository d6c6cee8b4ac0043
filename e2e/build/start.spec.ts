import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import net, {type AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test as base} from '@playwright/test';
import {assembleSite} from '../../scripts/lib/assembleSite';
import {docusaurusCommand} from '../../scripts/lib/docusaurusCommand';
import {projectDir} from '../../scripts/lib/projectDir';
import {hydrated, locales, markPage, Search} from '../search/fixtures';

const host = '127.0.0.1';
/** The first page loads only after the whole site has compiled. */
const startLimit = 240_000;

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, host);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function hasEnded({exitCode, signalCode}: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Kills a process and its children. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid !== undefined && !hasEnded(child)) {
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  }
}

/** Starts the development server, opens a page, and stops the server after the test. */
const test = base.extend<{start: (siteDir: string, locale: string, home: string) => Promise<string>}>({
  start: async ({page}, provide) => {
    const started: ChildProcess[] = [];
    await provide(async (siteDir, locale, home) => {
      const port = await freePort();
      const origin = `http://${host}:${port}`;
      const options = ['--no-open', '--host', host, '--port', String(port), '--locale', locale];
      const child = spawn(process.execPath, [docusaurusCommand, 'start', siteDir, ...options], {
        // Playwright sets NODE_ENV, which Docusaurus would inherit.
        env: {...process.env, NODE_ENV: 'development', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      });
      started.push(child);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      }
      const statusOf = () => fetch(origin + home).then(({status}) => status, () => undefined);
      await expect
        .poll(async () => (hasEnded(child) ? 'ended' : await statusOf()), {timeout: startLimit})
        .not.toBeUndefined();
      expect(hasEnded(child), output).toBe(false);
      await page.goto(origin + home);
      await hydrated(page);
      return origin;
    });
    await Promise.all(started.map(end));
  },
});

for (const {name, prefix, word, title} of locales) {
  const home = `${prefix}/docs/`;
  const overview = prefix ? '概览' : 'Overview';

  test(`npm start in ${name} serves pages and the sidebar, and says that search needs a build`, async ({
    page,
    start,
  }) => {
    test.setTimeout(startLimit + 120_000);
    const uncaught: string[] = [];
    page.on('pageerror', ({message}) => uncaught.push(message));
    const locale = prefix ? 'zh' : 'en';
    // The generated files are for one language, so each language gets its own folder.
    const siteDir = assembleSite(`start-${locale}`, path.join(projectDir, 'e2e/sites/search'));
    const origin = await start(siteDir, locale, home);
    await expect(page.locator('h1')).toHaveText(overview);
    const isSamePage = await markPage(page);

    const search = new Search(page);
    await search.open();
    await search.input.fill(word);
    await expect(search.dialog).toContainText('npm run site');
    await page.keyboard.press('Control+k');

    const sidebar = page.locator('.theme-doc-sidebar-menu');
    await sidebar.locator('.menu__link--sublist').first().click();
    await sidebar.getByRole('link', {name: title, exact: true}).click();
    await expect(page.locator('h1')).toHaveText(title);
    await sidebar.getByRole('link', {name: overview, exact: true}).click();
    await expect(page).toHaveURL(origin + home);
    await expect(page.locator('h1')).toHaveText(overview);
    expect(await isSamePage()).toBe(true);
    expect(uncaught).toEqual([]);
  });
}

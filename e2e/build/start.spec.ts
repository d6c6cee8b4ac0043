import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test as base} from '@playwright/test';
import {freePort} from '../../deploy/__tests__/support/nginx';
import {assembleSite} from '../../scripts/lib/assembleSite';
import {projectDir} from '../../scripts/lib/projectDir';
import {english, markPage, openHydrated, Search} from '../search/fixtures';

const host = '127.0.0.1';
/** The first page loads only after the whole site has compiled. */
const startLimit = 240_000;
/** Other tests may compile at the same time. */
const slowStep = 30_000;

/** `npm start`. */
const command = ['--import', 'tsx', path.join(projectDir, 'scripts/start.ts')];

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

interface Start {
  readonly siteDir: string;
  readonly locale: string;
  /** Path of the page to open. */
  readonly home: string;
  readonly only?: string;
}

/** Starts the development server, opens a page, and stops the server after the test. */
const test = base.extend<{start: (options: Start) => Promise<string>}>({
  start: async ({page}, provide) => {
    const started: ChildProcess[] = [];
    await provide(async ({siteDir, locale, home, only}) => {
      const port = await freePort();
      const origin = `http://${host}:${port}`;
      const options = ['--no-open', '--host', host, '--port', String(port), '--locale', locale];
      const part = only === undefined ? [] : ['--only', only];
      const child = spawn(process.execPath, [...command, siteDir, ...part, ...options], {
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
      const statusOf = () =>
        fetch(origin + home).then(
          ({status}) => status,
          () => undefined,
        );
      await expect
        .poll(async () => (hasEnded(child) ? 'ended' : await statusOf()), {timeout: startLimit})
        .not.toBeUndefined();
      expect(hasEnded(child), output).toBe(false);
      await openHydrated(page, origin + home);
      return origin;
    });
    await Promise.all(started.map(end));
  },
});

test('npm start serves pages and the sidebar, and says that search needs a build', async ({page, start}) => {
  test.setTimeout(startLimit + 120_000);
  const uncaught: string[] = [];
  page.on('pageerror', ({message}) => uncaught.push(message));
  const home = '/docs/';
  const siteDir = assembleSite('start', path.join(projectDir, 'e2e/sites/search'));
  const origin = await start({siteDir, locale: 'en', home});
  await expect(page.locator('h1')).toHaveText('Overview');
  const isSamePage = await markPage(page);

  const search = new Search(page);
  await search.open();
  await search.input.fill(english.word);
  await expect(search.dialog).toContainText('npm run site');
  await page.keyboard.press('Control+k');

  const sidebar = page.locator('.theme-doc-sidebar-menu');
  await sidebar.locator('.menu__link--sublist').first().click();
  await sidebar.getByRole('link', {name: english.title, exact: true}).click();
  await expect(page.locator('h1')).toHaveText(english.title);
  await sidebar.getByRole('link', {name: 'Overview', exact: true}).click();
  await expect(page).toHaveURL(origin + home);
  await expect(page.locator('h1')).toHaveText('Overview');
  expect(await isSamePage()).toBe(true);
  expect(uncaught).toEqual([]);
});

test('npm start -- --only serves only that part, updates a saved page, and shows its problems', async ({
  page,
  start,
}) => {
  test.setTimeout(startLimit + 120_000);
  const uncaught: string[] = [];
  page.on('pageerror', ({message}) => uncaught.push(message));
  const siteDir = assembleSite('start-only', path.join(projectDir, 'e2e/sites/search'));
  // Checking a page runs the site's own scripts.
  fs.cpSync(path.join(projectDir, 'scripts'), path.join(siteDir, 'scripts'), {recursive: true});
  const origin = await start({siteDir, locale: 'zh', home: '/zh/docs/', only: 'docs/v0.14'});
  const navbar = page.locator('.navbar__items').first();
  await expect(navbar.getByRole('link', {name: 'Kusion', exact: true})).toBeVisible();
  await expect(navbar.getByRole('link', {name: 'Karpor', exact: true})).toHaveCount(0);
  const isSamePage = await markPage(page);
  const source = path.join(siteDir, 'i18n/zh/docusaurus-plugin-content-docs/version-v0.14/overview.md');
  fs.appendFileSync(source, '\n\nA saved sentence.\n\n```sh\nls\n```\n');
  await expect(page.getByText('A saved sentence.')).toBeVisible({timeout: slowStep});
  const panel = page.getByRole('complementary', {name: 'Page status'});
  await expect(panel).toContainText('Write "shell".', {timeout: slowStep});
  // The test site has no translation records.
  await expect(panel).toContainText('unrecorded-translation');
  expect(await isSamePage()).toBe(true);
  await openHydrated(page, `${origin}/`);
  expect(uncaught).toEqual([]);
});

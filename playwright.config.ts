import {defineConfig} from '@playwright/test';
import {siteUrl, webServer} from './e2e/support/servers';
import {launchOptions} from './scripts/bootstrap/tools.mjs';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'reports/playwright',
  // Long timeouts, so that tests do not fail on slow machines.
  timeout: 120_000,
  expect: {timeout: 20_000},
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', {outputFile: 'reports/playwright.json'}]],
  use: {
    baseURL: siteUrl,
    browserName: 'chromium',
    viewport: {width: 1440, height: 900},
    launchOptions,
  },
  webServer,
});

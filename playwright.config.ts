import {defineConfig} from '@playwright/test';
import {siteUrl, webServer} from './e2e/support/servers';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'reports/playwright',
  // A long timeout, so that tests do not fail on slow machines.
  timeout: 120_000,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', {outputFile: 'reports/playwright.json'}]],
  use: {
    baseURL: siteUrl,
    browserName: 'chromium',
    viewport: {width: 1440, height: 900},
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer,
});

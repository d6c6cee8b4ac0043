import type {Page} from '@playwright/test';

/** Opens an address and waits until the page answers to its reader. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

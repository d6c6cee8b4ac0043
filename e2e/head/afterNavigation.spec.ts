import {expect, test, type Page} from '@playwright/test';
import {openHydrated} from '../support/hydrated';

/** Everything that components put into the head of the page, sorted. */
function head(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const elements = [...document.head.querySelectorAll('[data-rh]:not(title)')].map((element) => {
      const attributes = [...element.attributes].map(({name, value}) => `${name}="${value}"`);
      return `${element.tagName} ${attributes.sort().join(' ')} ${element.textContent}`;
    });
    const {lang, className} = document.documentElement;
    return [document.title, lang, className, ...elements.sort()];
  });
}

const visits = [
  ['/docs/', '.navbar a[href="/karpor/"]'],
  ['/karpor/', '.navbar a[href="/blog"]'],
  ['/blog', '.navbar__brand'],
  ['/', '.navbar a[href="/docs/"]'],
] as const;

test('after each navigation, the head is the same as when the page is opened directly', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/docs/');
  for (const [path, link] of visits) {
    expect(new URL(page.url()).pathname).toBe(path);
    const fresh = await context.newPage();
    await openHydrated(fresh, path);
    const wanted = await head(fresh);
    await fresh.close();
    await expect.poll(() => head(page), path).toEqual(wanted);
    await page.locator(link).first().dispatchEvent('click');
    await expect.poll(() => page.title()).not.toBe(wanted[0]);
  }
  await page.goBack();
  await expect(page).toHaveTitle(/KusionStack/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://kusionstack.io/');
});

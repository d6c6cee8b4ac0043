import {expect, test} from '@playwright/test';
import {openHydrated} from '../support/hydrated';
import {fixtureUrl} from '../support/servers';

const address = `${fixtureUrl('kitchen-sink')}/docs/pictures`;
const title = 'Deliver an application';

test('a recording plays, pauses, and ends with its whole text', async ({page}) => {
  await page.clock.install();
  await openHydrated(page, address);
  const recording = page.getByRole('figure').filter({hasText: title});
  const output = recording.getByText('Apply complete!');
  const height = (await recording.boundingBox())?.height;
  await expect(output).toHaveCSS('opacity', '1');

  await recording.getByRole('button', {name: 'Play'}).click();
  await expect(output).toHaveCSS('opacity', '0');
  await recording.getByRole('button', {name: 'Pause'}).click();
  await page.clock.runFor(60_000);
  await expect(output).toHaveCSS('opacity', '0');
  await expect(output).toBeAttached();

  await recording.getByRole('button', {name: 'Resume'}).click();
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(output).toHaveCSS('opacity', '1', {timeout: 100});
  }).toPass();
  await expect(recording.getByText('v0.14.0 for')).toHaveCSS('opacity', '0');
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(recording.getByRole('button', {name: 'Play'})).toBeVisible({timeout: 100});
  }).toPass();
  await expect(recording.getByText('v0.14.0 for')).toHaveCSS('opacity', '1');
  expect((await recording.boundingBox())?.height).toBe(height);
});

test('the copy button copies the commands without prompts or output', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, address);
  const button = page.getByRole('button', {name: 'Copy the commands'});
  await button.click();
  await expect(button.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'kusion apply \\\n    --yes\nkusion version',
  );
});

test('with reduced motion, in print, and without JavaScript, there is no play button and the whole text is shown', async ({
  page,
  browser,
}) => {
  await openHydrated(page, address);
  const recording = page.getByRole('figure').filter({hasText: title});
  for (const media of [
    {reducedMotion: 'reduce'},
    {reducedMotion: 'no-preference', media: 'print'},
  ] as const) {
    await page.emulateMedia(media);
    await expect(recording.getByText('Play')).toBeHidden();
    await expect(recording.getByText('v0.14.0 for')).toBeVisible();
  }
  const plain = await browser.newPage({javaScriptEnabled: false});
  await plain.goto(address);
  const text = plain.getByRole('figure').filter({hasText: title});
  await expect(text.getByText('Apply complete!')).toBeVisible();
  await expect(text.getByRole('button')).toHaveCount(0);
  await plain.close();
});

import type {Locator} from '@playwright/test';
import {expect, hydrated, locales, test} from './fixtures';

/** Puts a text into a box as a paste does, also one that its length should keep out. */
function paste(box: Locator, text: string): Promise<void> {
  return box.evaluate((input: HTMLInputElement, value) => {
    const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, value);
    input.dispatchEvent(new InputEvent('input', {bubbles: true, inputType: 'insertFromPaste'}));
  }, text);
}

for (const {name, prefix, word} of locales) {
  const letter = word.charAt(0);
  for (const place of ['the dialog', 'the page of results'] as const) {
    test(`input beyond 512 characters is cut, typed or pasted, in ${place}, in ${name}`, async ({
      page,
      search,
    }) => {
      await page.goto(place === 'the dialog' ? `${prefix}/docs/` : `${prefix}/search`);
      await hydrated(page);
      if (place === 'the dialog') {
        await search.open();
      }
      const box = place === 'the dialog' ? search.input : page.getByRole('searchbox');
      await expect(box).toHaveAttribute('maxlength', '512');
      await box.fill(letter.repeat(510));
      await page.keyboard.type('yyyyy');
      await expect(box).toHaveValue(`${letter.repeat(510)}yy`);
      await paste(box, letter.repeat(1_000_000));
      await expect(box).toHaveValue(letter.repeat(512));
      await paste(box, `${letter.repeat(511)}😀`);
      await expect(box).toHaveValue(letter.repeat(511));
      await box.fill(word);
      await expect(page.locator(`a[href="${prefix}/docs/guides/workspace"]`).first()).toBeVisible();
    });
  }
}

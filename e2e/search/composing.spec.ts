import {expect, locales, test} from './fixtures';

for (const {name, prefix, word} of locales) {
  const home = `${prefix}/docs/`;
  test.describe(`an input method in ${name}`, () => {
    test('may begin the next word before the last one is told', async ({search}) => {
      await search.openAt(home);
      // The task that tells the first word waits until the second has begun.
      await search.input.evaluate((box: HTMLInputElement) => {
        const write = (text: string, isComposing: boolean) => {
          const {set} = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
          set?.call(box, text);
          box.dispatchEvent(new InputEvent('input', {bubbles: true, isComposing}));
        };
        const composition = (type: string) => box.dispatchEvent(new CompositionEvent(type, {bubbles: true}));
        composition('compositionstart');
        write('工作', true);
        composition('compositionend');
        composition('compositionstart');
        write('工作k', true);
      });
      await expect(search.dialog.locator('[class*="clear"]')).toBeVisible();
      await expect(search.input).toHaveValue('工作k');
      await search.input.evaluate((box: HTMLInputElement) => {
        box.value = '工作空间';
        box.dispatchEvent(new CompositionEvent('compositionend', {bubbles: true}));
      });
      await search.answered();
      await expect(search.input).toHaveValue('工作空间');
    });

    test('has the keys of the shortcut to itself', async ({page, search}) => {
      await search.openAt(home);
      await search.type(word);
      for (const whose of [{isComposing: true}, {keyCode: 229}]) {
        await search.input.dispatchEvent('keydown', {
          key: 'k',
          ctrlKey: true,
          bubbles: true,
          cancelable: true,
          ...whose,
        });
      }
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await expect(search.dialog).toHaveCount(1);
      await expect(search.input).toHaveValue(word);
    });
  });
}

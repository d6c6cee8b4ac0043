import {expect, it} from 'vitest';
import {mayReload, reloadText} from '../reload';

const address = 'http://site.test/docs?a b#c';

it.each([
  ['for the first time', 1000, null, true],
  ['after another address', 1000, reloadText('http://site.test/', 999), true],
  ['after invalid data', 1000, `garbage ${address}`, true],
  ['after ten seconds', 11_000, reloadText(address, 1000), false],
  ['after more than ten seconds', 11_001, reloadText(address, 1000), true],
  ['after the clock is set back', 1000, reloadText(address, 5000), true],
])('whether an address may be reloaded %s', (_, now, last, isAllowed) => {
  expect(mayReload(address, now, last)).toBe(isAllowed);
});

import {expect, it} from 'vitest';
import {isComposing} from '../isComposing';

it.each([
  [{isComposing: true, keyCode: 13}, true],
  [{isComposing: false, keyCode: 229}, true],
  [{isComposing: false, keyCode: 13}, false],
])('a key %j of an input method: %s', (key, expected) => {
  expect(isComposing(key)).toBe(expected);
});

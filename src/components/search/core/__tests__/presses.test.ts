import {describe, expect, it} from 'vitest';
import {afterKey, isComposing, isPlainClick, openIn} from '../presses';

const none = {ctrlKey: false, metaKey: false, altKey: false, shiftKey: false};

describe('openIn', () => {
  it.each([
    [none, 'place'],
    [{...none, ctrlKey: true}, 'tab'],
    [{...none, metaKey: true}, 'tab'],
    [{...none, shiftKey: true}, 'window'],
    [{...none, altKey: true}, undefined],
  ] as const)('%o opens in %s', (modifiers, expected) => {
    expect(openIn(modifiers)).toBe(expected);
  });
});

it('isPlainClick rejects clicks with a modifier or another button', () => {
  expect(isPlainClick({...none, button: 0})).toBe(true);
  expect(isPlainClick({...none, button: 1})).toBe(false);
  for (const key of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const) {
    expect(isPlainClick({...none, button: 0, [key]: true})).toBe(false);
  }
});

it.each([
  [{isComposing: true, keyCode: 13}, true],
  [{isComposing: false, keyCode: 229}, true],
  [{isComposing: false, keyCode: 13}, false],
])('the key %j belongs to an input method: %s', (key, expected) => {
  expect(isComposing(key)).toBe(expected);
});

it.each([
  ['kus', {key: 'i'}, 'kusi'],
  ['a', {key: '/'}, 'a/'],
  ['工😀', {key: 'Backspace'}, '工'],
  ['', {key: 'Backspace'}, ''],
  ['kus', {key: 'Enter'}, 'kus'],
  ['kus', {key: 'Tab'}, undefined],
  ['kus', {key: 'i', altKey: true}, undefined],
])('the early text %j and the key %j become %j', (text, press, expected) => {
  expect(afterKey(text, {...none, ...press})).toBe(expected);
});

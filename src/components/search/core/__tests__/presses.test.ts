import {expect, it} from 'vitest';
import {afterKey, isComposing} from '../presses';

const none = {ctrlKey: false, metaKey: false, altKey: false, shiftKey: false};

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

import {describe, expect, it} from 'vitest';
import {afterKey, isComposing, isPlainClick, openIn, shortcutOf} from '../presses';

const none = {ctrlKey: false, metaKey: false, altKey: false, shiftKey: false};

describe('shortcutOf', () => {
  it.each([
    ['Ctrl+K', {...none, key: 'k', ctrlKey: true}, 'toggle'],
    ['Cmd+K', {...none, key: 'k', metaKey: true}, 'toggle'],
    ['Ctrl+K with Caps Lock', {...none, key: 'K', ctrlKey: true}, 'toggle'],
    ['Ctrl+Shift+K', {...none, key: 'K', ctrlKey: true, shiftKey: true}, undefined],
    ['Ctrl+Alt+K', {...none, key: 'k', ctrlKey: true, altKey: true}, undefined],
    ['k', {...none, key: 'k'}, undefined],
    ['/', {...none, key: '/'}, 'open'],
    ['/ by Shift', {...none, key: '/', shiftKey: true}, 'open'],
    ['Ctrl+/', {...none, key: '/', ctrlKey: true}, undefined],
  ] as const)('%s', (_, press, expected) => {
    expect(shortcutOf(press, false)).toBe(expected);
  });

  it('leaves the slash to whoever is writing, but not Ctrl+K', () => {
    expect(shortcutOf({...none, key: '/'}, true)).toBeUndefined();
    expect(shortcutOf({...none, key: 'k', ctrlKey: true}, true)).toBe('toggle');
  });
});

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

it('isPlainClick leaves every click with a modifier or another button to the browser', () => {
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
])('a key %j belongs to an input method: %s', (key, expected) => {
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
])('the early text %j becomes, after %j, %j', (text, press, expected) => {
  expect(afterKey(text, {...none, ...press})).toBe(expected);
});

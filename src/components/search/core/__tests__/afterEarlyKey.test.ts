import {expect, it} from 'vitest';
import {afterEarlyKey} from '../afterEarlyKey';

const none = {ctrlKey: false, metaKey: false, altKey: false};

it.each([
  ['a letter comes last', 'kus', 'i', 'kusi'],
  ['also the slash and the space', 'a', '/', 'a/'],
  ['Backspace takes the last one', 'kus', 'Backspace', 'ku'],
  ['of whatever size', '工😀', 'Backspace', '工'],
  ['or nothing', '', 'Backspace', ''],
  ['Enter takes nothing away', 'kus', 'Enter', 'kus'],
  ['other keys are left alone', 'kus', 'Tab', undefined],
])('%s', (_, typed, key, expected) => {
  expect(afterEarlyKey(typed, {...none, key})).toBe(expected);
});

it.each(['ctrlKey', 'metaKey', 'altKey'])('a key with %s is none of the text', (modifier) => {
  for (const key of ['k', 'Enter', 'Backspace']) {
    expect(afterEarlyKey('a', {...none, key, [modifier]: true})).toBeUndefined();
  }
});

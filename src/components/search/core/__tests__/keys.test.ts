import {describe, expect, it} from 'vitest';
import {isMiddleClick} from '../isMiddleClick';
import {isPlainClick} from '../isPlainClick';
import {nextFocus} from '../nextFocus';
import {openIn} from '../openIn';
import {shortcutOf} from '../shortcut';

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

it('isMiddleClick knows the wheel from the other buttons', () => {
  expect([0, 1, 2, 3].filter((button) => isMiddleClick({button}))).toEqual([1]);
});

it('nextFocus goes round in both directions and starts at an end from elsewhere', () => {
  const elements = ['input', 'clear', 'cancel'];
  expect(nextFocus(elements, 'input', false)).toBe('clear');
  expect(nextFocus(elements, 'cancel', false)).toBe('input');
  expect(nextFocus(elements, 'input', true)).toBe('cancel');
  expect(nextFocus(elements, 'elsewhere', false)).toBe('input');
  expect(nextFocus(elements, 'elsewhere', true)).toBe('cancel');
  expect(nextFocus([], 'input', false)).toBeUndefined();
});

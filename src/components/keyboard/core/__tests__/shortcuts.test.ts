import {describe, expect, it} from 'vitest';
import {shortcutOf} from '../shortcuts';

const none = {ctrlKey: false, metaKey: false, altKey: false, shiftKey: false};

describe('shortcutOf', () => {
  it.each([
    ['Ctrl+K', {...none, key: 'k', ctrlKey: true}, 'toggle-search'],
    ['Cmd+K', {...none, key: 'k', metaKey: true}, 'toggle-search'],
    ['Ctrl+K with Caps Lock', {...none, key: 'K', ctrlKey: true}, 'toggle-search'],
    ['Ctrl+Shift+K', {...none, key: 'K', ctrlKey: true, shiftKey: true}, undefined],
    ['Ctrl+Alt+K', {...none, key: 'k', ctrlKey: true, altKey: true}, undefined],
    ['k', {...none, key: 'k'}, undefined],
    ['/', {...none, key: '/'}, 'search'],
    ['/ by Shift', {...none, key: '/', shiftKey: true}, 'search'],
    ['Ctrl+/', {...none, key: '/', ctrlKey: true}, undefined],
    ['?', {...none, key: '?', shiftKey: true}, 'list'],
    ['[', {...none, key: '['}, 'previous'],
    [']', {...none, key: ']'}, 'next'],
    ['Cmd+[, which goes back on macOS', {...none, key: '[', metaKey: true}, undefined],
    ['AltGr+[', {...none, key: '[', ctrlKey: true, altKey: true}, undefined],
    ['the name of a member of every object', {...none, key: 'constructor'}, undefined],
  ] as const)('%s', (_, press, expected) => {
    expect(shortcutOf(press, true)).toBe(expected);
  });

  it('ignores single keys that are not allowed, but not Ctrl+K', () => {
    for (const key of ['/', '?', '[', ']']) {
      expect(shortcutOf({...none, key}, false)).toBeUndefined();
    }
    expect(shortcutOf({...none, key: 'k', ctrlKey: true}, false)).toBe('toggle-search');
  });
});

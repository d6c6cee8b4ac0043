import {describe, expect, it} from 'vitest';
import {nextState, placeAfterKey, type DropdownEvent, type DropdownState} from '../dropdownState';

describe('nextState', () => {
  it.each<[DropdownState, DropdownEvent, DropdownState]>([
    ['closed', 'enter', 'peeked'],
    ['open', 'enter', 'open'],
    ['peeked', 'leave', 'closed'],
    ['open', 'leave', 'open'],
    ['closed', 'press', 'open'],
    ['peeked', 'press', 'open'],
    ['open', 'press', 'closed'],
    ['closed', 'show', 'open'],
    ['peeked', 'dismiss', 'closed'],
    ['open', 'dismiss', 'closed'],
  ])('%s, then %s: %s', (state, event, next) => {
    expect(nextState(state, event)).toBe(next);
  });
});

describe('placeAfterKey', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Home', -1, undefined],
    ['End', -1, undefined],
    ['Enter', 1, undefined],
  ])('%s from place %i of three leads to %s', (key, place, target) => {
    expect(placeAfterKey(key, place, 3)).toBe(target);
  });
});

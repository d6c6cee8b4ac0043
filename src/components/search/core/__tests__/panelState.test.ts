import {describe, expect, it} from 'vitest';
import type {PanelRow} from '../../row';
import {
  emptyPanel,
  escapeStep,
  isAnswered,
  isListShown,
  nextPanel,
  type PanelEvent,
  type PanelState,
} from '../panelState';

const rows = (keys: string): PanelRow[] =>
  [...keys].map((key) => ({key, kind: 'page', title: [], path: [], excerpt: [], terms: []}));

function after(...events: PanelEvent[]): PanelState {
  return events.reduce(nextPanel, emptyPanel);
}

const typed = (query: string): PanelEvent => ({type: 'typed', query});
const answered = (query: string, keys: string): PanelEvent => ({
  type: 'answered',
  query,
  rows: rows(keys),
  isPreview: false,
});
const previewed = (query: string, keys: string): PanelEvent => ({
  type: 'answered',
  query,
  rows: rows(keys),
  isPreview: true,
});
const found = [typed('apply'), answered('apply', 'abc')] as const;
const keysOf = (state: PanelState) => state.rows.map(({key}) => key).join('');

describe('the list', () => {
  it('stays away while the box is empty, also when only spaces are typed', () => {
    expect(isListShown(emptyPanel)).toBe(false);
    expect(isListShown(after(typed('   ')))).toBe(false);
  });

  it('appears with the first answer, its first row active', () => {
    expect(isListShown(after(typed('apply')))).toBe(false);
    const state = after(...found);
    expect(isListShown(state)).toBe(true);
    expect(state.active).toBe(0);
  });

  it('keeps the rows of the last query until those of the next arrive', () => {
    const state = after(...found, typed('apply x'));
    expect(keysOf(state)).toBe('abc');
    expect(isAnswered(state)).toBe(false);
    expect(keysOf(nextPanel(state, answered('apply x', 'x')))).toBe('x');
  });

  it('drops an answer to what is no longer asked', () => {
    expect(keysOf(after(...found, typed('other'), answered('apply', 'zzz')))).toBe('abc');
    expect(after(...found, typed(''), answered('apply', 'abc')).rows).toEqual([]);
  });

  it('asks nothing anew when only a space is added', () => {
    const state = after(...found, {type: 'moved', by: 1}, typed('apply '));
    expect(state.query).toBe('apply ');
    expect(state.active).toBe(1);
    expect(isAnswered(state)).toBe(true);
  });

  it('takes late rows in below the active one', () => {
    const state = after(...found, {type: 'moved', by: 1}, answered('apply', 'xaybc'));
    expect(keysOf(state)).toBe('abxyc');
    expect(state.active).toBe(1);
  });

  it('has no active row when nothing is found, and one again when something is', () => {
    const nothing = after(typed('apply'), answered('apply', ''));
    expect(nothing.active).toBeUndefined();
    expect(isListShown(nothing)).toBe(true);
    expect(nextPanel(nothing, answered('apply', 'a')).active).toBe(0);
  });

  it('shows recent searches in the empty box, and none when there are none', () => {
    expect(isListShown(after({type: 'recent', rows: rows('ab')}))).toBe(true);
    expect(isListShown(after({type: 'recent', rows: []}))).toBe(false);
  });

  it('does not take recent searches for results of what is typed next', () => {
    expect(isListShown(after({type: 'recent', rows: rows('ab')}, typed('x')))).toBe(false);
  });
});

describe('the active row', () => {
  it('wraps at both ends', () => {
    const down: PanelEvent = {type: 'moved', by: 1};
    const up: PanelEvent = {type: 'moved', by: -1};
    expect(after(...found, down, down, down).active).toBe(0);
    expect(after(...found, up).active).toBe(2);
    expect(after(...found, up, up).active).toBe(1);
  });

  it('follows the pointer', () => {
    expect(after(...found, {type: 'pointed', row: 2}).active).toBe(2);
  });

  it('takes no row that is not in the list, though the one before may still show it', () => {
    expect(after(...found, {type: 'pointed', row: 7}).active).toBe(0);
  });

  it('is told to screen readers after an arrow key or when the list has settled, not while typing', () => {
    expect(after(...found).isTold).toBe(false);
    expect(after(...found, {type: 'moved', by: 1}).isTold).toBe(true);
    expect(after(...found, {type: 'settled'}).isTold).toBe(true);
    expect(after(...found, {type: 'settled'}, typed('apply x')).isTold).toBe(false);
  });

  it('does not move while an arrow key opens the list again, or when there is no row', () => {
    const closed = after(...found, {type: 'dismissed'}, {type: 'moved', by: 1});
    expect([isListShown(closed), closed.active, closed.isTold]).toEqual([true, 0, true]);
    expect(after(typed('x'), answered('x', ''), {type: 'moved', by: 1}).active).toBeUndefined();
  });
});

describe('a preview', () => {
  const shown = [typed('apply'), previewed('apply', 'abc')] as const;

  it('is replaced by the whole answer, even if the reader types more and deletes it again', () => {
    for (const more of [[], [typed('apply x'), typed('apply')]]) {
      const state = after(...shown, ...more, answered('apply', 'cxa'));
      expect([keysOf(state), state.active, state.isPreview]).toEqual(['cxa', 0, false]);
    }
  });

  it('keeps a row in place that the reader has moved to', () => {
    for (const [choice, keys, active] of [
      [{type: 'moved', by: 1}, 'abcx', 1],
      [{type: 'pointed', row: 0}, 'acx', 0],
      [{type: 'pointed', row: 1}, 'abcx', 1],
    ] as const) {
      const state = after(...shown, choice, answered('apply', 'cxa'));
      expect([keysOf(state), state.active]).toEqual([keys.slice(0, 3).padEnd(3), active]);
    }
  });

  it('no longer keeps that row after the next key', () => {
    const state = after(...shown, {type: 'moved', by: 1}, typed('apply x'), answered('apply x', 'xa'));
    expect([keysOf(state), state.active]).toEqual(['xa', 0]);
  });

  it('is not announced when it settles', () => {
    expect(after(...shown, {type: 'settled'}).isTold).toBe(false);
    expect(after(...shown, answered('apply', 'a'), {type: 'settled'}).isTold).toBe(true);
  });

  it('does not change while the pointer moves within a row', () => {
    const pointed = after(...shown, {type: 'pointed', row: 1});
    expect(nextPanel(pointed, {type: 'pointed', row: 1})).toBe(pointed);
  });
});

describe('the active recent search', () => {
  const third = after({type: 'recent', rows: rows('abcd')}, {type: 'pointed', row: 2});
  const activeWithout = (gone: string) =>
    nextPanel(third, {type: 'recent', rows: rows('abcd'.replace(gone, ''))}).active;

  it('is the one that takes the place of the removed one, or the last', () => {
    expect(activeWithout('c')).toBe(2);
    expect(nextPanel(third, {type: 'recent', rows: rows('ab')}).active).toBe(1);
  });

  it('stays when another one is removed', () => {
    expect(activeWithout('a')).toBe(1);
    expect(activeWithout('d')).toBe(2);
  });

  it('is none when all are gone, and the list with it', () => {
    const empty = nextPanel(third, {type: 'recent', rows: []});
    expect([empty.active, isListShown(empty)]).toEqual([undefined, false]);
  });
});

describe('Escape', () => {
  it('first closes the list and keeps the query, then clears the query, then closes the dialog', () => {
    const open = after(...found);
    expect(escapeStep(open)).toBe('list');
    const closed = nextPanel(open, {type: 'dismissed'});
    expect(closed.query).toBe('apply');
    expect(escapeStep(closed)).toBe('query');
    expect(escapeStep(nextPanel(closed, typed('')))).toBe('dialog');
  });

  it('clears a query of spaces before it closes the dialog', () => {
    expect(escapeStep(after(typed(' ')))).toBe('query');
  });
});

it('Enter before the answer is kept, and forgotten with the next key or when the list is closed', () => {
  const waiting = after(typed('apply'), {type: 'awaited', how: 'tab'});
  expect(nextPanel(waiting, answered('apply', 'a')).awaited).toBe('tab');
  expect(nextPanel(waiting, typed('apply x')).awaited).toBeUndefined();
  expect(nextPanel(waiting, {type: 'dismissed'}).awaited).toBeUndefined();
});

it('a list that was closed stays closed when an answer comes, and opens when the box is entered again', () => {
  const closed = after(typed('apply'), {type: 'dismissed'}, answered('apply', 'a'));
  expect(isListShown(closed)).toBe(false);
  expect(isListShown(nextPanel(closed, typed('apply')))).toBe(true);
});

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
  it('is hidden while the box is empty or has only spaces', () => {
    expect(isListShown(emptyPanel)).toBe(false);
    expect(isListShown(after(typed('   ')))).toBe(false);
  });

  it('appears with the first results and activates the first row', () => {
    expect(isListShown(after(typed('apply')))).toBe(false);
    const state = after(...found);
    expect(isListShown(state)).toBe(true);
    expect(state.active).toBe(0);
  });

  it('keeps the rows of the last query until the next ones arrive', () => {
    const state = after(...found, typed('apply x'));
    expect(keysOf(state)).toBe('abc');
    expect(isAnswered(state)).toBe(false);
    expect(keysOf(nextPanel(state, answered('apply x', 'x')))).toBe('x');
  });

  it('ignores results for an outdated query', () => {
    expect(keysOf(after(...found, typed('other'), answered('apply', 'zzz')))).toBe('abc');
    expect(after(...found, typed(''), answered('apply', 'abc')).rows).toEqual([]);
  });

  it('keeps its results if only a space is added', () => {
    const state = after(...found, {type: 'moved', by: 1}, typed('apply '));
    expect(state.query).toBe('apply ');
    expect(state.active).toBe(1);
    expect(isAnswered(state)).toBe(true);
  });

  it('inserts late rows below the active one', () => {
    const state = after(...found, {type: 'moved', by: 1}, answered('apply', 'xaybc'));
    expect(keysOf(state)).toBe('abxyc');
    expect(state.active).toBe(1);
  });

  it('has an active row only if there are results', () => {
    const nothing = after(typed('apply'), answered('apply', ''));
    expect(nothing.active).toBeUndefined();
    expect(isListShown(nothing)).toBe(true);
    expect(nextPanel(nothing, answered('apply', 'a')).active).toBe(0);
  });

  it('shows recent searches while the box is empty, if there are any', () => {
    expect(isListShown(after({type: 'recent', rows: rows('ab')}))).toBe(true);
    expect(isListShown(after({type: 'recent', rows: []}))).toBe(false);
  });

  it('does not show recent searches as results for the next query', () => {
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

  it('ignores a row that is no longer in the list', () => {
    expect(after(...found, {type: 'pointed', row: 7}).active).toBe(0);
  });

  it('is announced after an arrow key or when the list has settled, but not during typing', () => {
    expect(after(...found).isTold).toBe(false);
    expect(after(...found, {type: 'moved', by: 1}).isTold).toBe(true);
    expect(after(...found, {type: 'settled'}).isTold).toBe(true);
    expect(after(...found, {type: 'settled'}, typed('apply x')).isTold).toBe(false);
  });

  it('does not move if an arrow key reopens the list or if there are no rows', () => {
    const closed = after(...found, {type: 'dismissed'}, {type: 'moved', by: 1});
    expect([isListShown(closed), closed.active, closed.isTold]).toEqual([true, 0, true]);
    expect(after(typed('x'), answered('x', ''), {type: 'moved', by: 1}).active).toBeUndefined();
  });
});

describe('a preview', () => {
  const shown = [typed('apply'), previewed('apply', 'abc')] as const;

  it('is replaced by the full results, even if the reader types more and deletes it again', () => {
    for (const more of [[], [typed('apply x'), typed('apply')]]) {
      const state = after(...shown, ...more, answered('apply', 'cxa'));
      expect([keysOf(state), state.active, state.isPreview]).toEqual(['cxa', 0, false]);
    }
  });

  it('keeps a row in place after the reader moved to it', () => {
    for (const [choice, keys, active] of [
      [{type: 'moved', by: 1}, 'abcx', 1],
      [{type: 'pointed', row: 0}, 'acx', 0],
      [{type: 'pointed', row: 1}, 'abcx', 1],
    ] as const) {
      const state = after(...shown, choice, answered('apply', 'cxa'));
      expect([keysOf(state), state.active]).toEqual([keys.slice(0, 3).padEnd(3), active]);
    }
  });

  it('does not keep that row after the next key', () => {
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

  it('moves to the next one, or the last one, when it is removed', () => {
    expect(activeWithout('c')).toBe(2);
    expect(nextPanel(third, {type: 'recent', rows: rows('ab')}).active).toBe(1);
  });

  it('stays when another one is removed', () => {
    expect(activeWithout('a')).toBe(1);
    expect(activeWithout('d')).toBe(2);
  });

  it('is undefined, and the list hidden, once all are removed', () => {
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

  it('clears spaces before it closes the dialog', () => {
    expect(escapeStep(after(typed(' ')))).toBe('query');
  });
});

it('Enter waits for results, until the next key or until the list is closed', () => {
  const waiting = after(typed('apply'), {type: 'awaited', how: 'tab'});
  expect(nextPanel(waiting, answered('apply', 'a')).awaited).toBe('tab');
  expect(nextPanel(waiting, typed('apply x')).awaited).toBeUndefined();
  expect(nextPanel(waiting, {type: 'dismissed'}).awaited).toBeUndefined();
});

it('a closed list stays closed when results arrive, and reopens when the box gets the focus', () => {
  const closed = after(typed('apply'), {type: 'dismissed'}, answered('apply', 'a'));
  expect(isListShown(closed)).toBe(false);
  expect(isListShown(nextPanel(closed, typed('apply')))).toBe(true);
});

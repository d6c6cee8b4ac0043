import {describe, expect, it} from 'vitest';
import type {PanelRow} from '../../row';
import {
  afterAnswer,
  afterMove,
  afterPause,
  afterPointing,
  afterTyping,
  dismissed,
  emptyPanel,
  escapeStep,
  isAnswered,
  isListShown,
  withRecent,
  type PanelState,
} from '../panelState';

type Step = (state: PanelState) => PanelState;

const rows = (keys: string): PanelRow[] =>
  [...keys].map((key) => ({key, kind: 'page', title: [], path: [], excerpt: [], terms: []}));

function after(...steps: Step[]): PanelState {
  return steps.reduce((state, step) => step(state), emptyPanel);
}

const typed =
  (query: string): Step =>
  (state) =>
    afterTyping(state, query);
const answered =
  (query: string, keys: string, isPreview = false): Step =>
  (state) =>
    afterAnswer(state, query, rows(keys), isPreview);
const recent =
  (keys: string): Step =>
  (state) =>
    withRecent(state, rows(keys));
const moved =
  (by: 1 | -1): Step =>
  (state) =>
    afterMove(state, by);
const pointed =
  (row: number): Step =>
  (state) =>
    afterPointing(state, row);
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
    expect(keysOf(answered('apply x', 'x')(state))).toBe('x');
  });

  it('ignores results for an outdated query', () => {
    expect(keysOf(after(...found, typed('other'), answered('apply', 'zzz')))).toBe('abc');
    expect(after(...found, typed(''), answered('apply', 'abc')).rows).toEqual([]);
  });

  it('keeps its results if only a space is added', () => {
    const state = after(...found, moved(1), typed('apply '));
    expect(state.query).toBe('apply ');
    expect(state.active).toBe(1);
    expect(isAnswered(state)).toBe(true);
  });

  it('inserts late rows below the active one', () => {
    const state = after(...found, moved(1), answered('apply', 'xaybc'));
    expect(keysOf(state)).toBe('abxyc');
    expect(state.active).toBe(1);
  });

  it('has an active row only if there are results', () => {
    const nothing = after(typed('apply'), answered('apply', ''));
    expect(nothing.active).toBeUndefined();
    expect(isListShown(nothing)).toBe(true);
    expect(answered('apply', 'a')(nothing).active).toBe(0);
  });

  it('shows recent searches while the box is empty, if there are any', () => {
    expect(isListShown(after(recent('ab')))).toBe(true);
    expect(isListShown(after(recent('')))).toBe(false);
  });

  it('does not show recent searches as results for the next query', () => {
    expect(isListShown(after(recent('ab'), typed('x')))).toBe(false);
  });
});

describe('the active row', () => {
  it('wraps at both ends', () => {
    const down = moved(1);
    const up = moved(-1);
    expect(after(...found, down, down, down).active).toBe(0);
    expect(after(...found, up).active).toBe(2);
    expect(after(...found, up, up).active).toBe(1);
  });

  it('follows the pointer', () => {
    expect(after(...found, pointed(2)).active).toBe(2);
  });

  it('ignores a row that is no longer in the list', () => {
    expect(after(...found, pointed(7)).active).toBe(0);
  });

  it('is announced after an arrow key or when the list has settled, but not during typing', () => {
    expect(after(...found).mayAnnounce).toBe(false);
    expect(after(...found, moved(1)).mayAnnounce).toBe(true);
    expect(after(...found, afterPause).mayAnnounce).toBe(true);
    expect(after(...found, afterPause, typed('apply x')).mayAnnounce).toBe(false);
  });

  it('does not move if an arrow key reopens the list or if there are no rows', () => {
    const closed = after(...found, dismissed, moved(1));
    expect([isListShown(closed), closed.active, closed.mayAnnounce]).toEqual([true, 0, true]);
    expect(after(typed('x'), answered('x', ''), moved(1)).active).toBeUndefined();
  });
});

describe('a preview', () => {
  const shown = [typed('apply'), answered('apply', 'abc', true)] as const;

  it('is replaced by the full results, even if the reader types more and deletes it again', () => {
    for (const more of [[], [typed('apply x'), typed('apply')]]) {
      const state = after(...shown, ...more, answered('apply', 'cxa'));
      expect([keysOf(state), state.active, state.isPreview]).toEqual(['cxa', 0, false]);
    }
  });

  it('keeps a row in place after the reader moved to it', () => {
    for (const [choice, keys, active] of [
      [moved(1), 'abcx', 1],
      [pointed(0), 'acx', 0],
      [pointed(1), 'abcx', 1],
    ] as const) {
      const state = after(...shown, choice, answered('apply', 'cxa'));
      expect([keysOf(state), state.active]).toEqual([keys.slice(0, 3).padEnd(3), active]);
    }
  });

  it('does not keep that row after the next key', () => {
    const state = after(...shown, moved(1), typed('apply x'), answered('apply x', 'xa'));
    expect([keysOf(state), state.active]).toEqual(['xa', 0]);
  });

  it('is not announced when it settles', () => {
    expect(after(...shown, afterPause).mayAnnounce).toBe(false);
    expect(after(...shown, answered('apply', 'a'), afterPause).mayAnnounce).toBe(true);
  });

  it('does not change while the pointer moves within a row', () => {
    const state = after(...shown, pointed(1));
    expect(pointed(1)(state)).toBe(state);
  });
});

describe('the active recent search', () => {
  const third = after(recent('abcd'), pointed(2));
  const activeWithout = (gone: string) => recent('abcd'.replace(gone, ''))(third).active;

  it('moves to the next one, or the last one, when it is removed', () => {
    expect(activeWithout('c')).toBe(2);
    expect(recent('ab')(third).active).toBe(1);
  });

  it('stays when another one is removed', () => {
    expect(activeWithout('a')).toBe(1);
    expect(activeWithout('d')).toBe(2);
  });

  it('is undefined, and the list hidden, once all are removed', () => {
    const empty = recent('')(third);
    expect([empty.active, isListShown(empty)]).toEqual([undefined, false]);
  });
});

describe('Escape', () => {
  it('first closes the list and keeps the query, then clears the query, then closes the dialog', () => {
    const open = after(...found);
    expect(escapeStep(open)).toBe('list');
    const closed = dismissed(open);
    expect(closed.query).toBe('apply');
    expect(escapeStep(closed)).toBe('query');
    expect(escapeStep(typed('')(closed))).toBe('dialog');
  });

  it('clears spaces before it closes the dialog', () => {
    expect(escapeStep(after(typed(' ')))).toBe('query');
  });
});

it('Enter waits for results, until the next key or until the list is closed', () => {
  const waiting = after(typed('apply'), (state) => ({...state, awaited: 'tab' as const}));
  expect(answered('apply', 'a')(waiting).awaited).toBe('tab');
  expect(typed('apply x')(waiting).awaited).toBeUndefined();
  expect(dismissed(waiting).awaited).toBeUndefined();
});

it('a closed list stays closed when results arrive, and reopens when the box gets the focus', () => {
  const closed = after(typed('apply'), dismissed, answered('apply', 'a'));
  expect(isListShown(closed)).toBe(false);
  expect(isListShown(typed('apply')(closed))).toBe(true);
});

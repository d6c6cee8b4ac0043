import type {PanelRow} from '../row';
import type {OpenIn} from './presses';
import {cutInput} from '@site/src/plugins/search/core/parseQuery';

/** The box and the list below it. */
export interface PanelState {
  readonly query: string;
  /** Whether the reader opened the list. It is shown once it has content. */
  readonly isOpen: boolean;
  readonly rows: readonly PanelRow[];
  /** Query that the rows belong to; empty for recent searches. */
  readonly answered: string | undefined;
  /** Whether the rows come only from titles and will be replaced. */
  readonly isPreview: boolean;
  readonly active: number | undefined;
  /** Whether the reader has moved to the active row. */
  readonly isChosen: boolean;
  /** Whether screen readers may announce the active row. False during typing, so that they don't talk over it. */
  readonly mayAnnounce: boolean;
  /** How to open the active row if Enter was pressed before there were results. */
  readonly awaited: OpenIn | undefined;
}

/** The box before anything is typed. */
export const emptyPanel: PanelState = {
  query: '',
  isOpen: false,
  rows: [],
  answered: undefined,
  isPreview: false,
  active: undefined,
  isChosen: false,
  mayAnnounce: false,
  awaited: undefined,
};

/** Whether the rows belong to the text in the box. */
export function isAnswered({query, answered}: PanelState): boolean {
  return answered === query.trim();
}

/** Whether the list is visible. If the box is empty, only for recent searches. */
export function isListShown(state: PanelState): boolean {
  return state.isOpen && state.answered !== undefined && (state.query.trim() !== '' || state.rows.length > 0);
}

function firstOf(rows: readonly unknown[]): number | undefined {
  return rows.length > 0 ? 0 : undefined;
}

/** The state after the text of the box has changed. */
export function afterTyping(state: PanelState, typed: string): PanelState {
  const query = cutInput(typed);
  if (query.trim() === '') {
    return {...emptyPanel, query};
  }
  if (query.trim() === state.query.trim() && isAnswered(state)) {
    return {...state, query, isOpen: true};
  }
  const {rows, answered, isPreview} = state.answered ? state : emptyPanel;
  return {...emptyPanel, query, isOpen: true, rows, answered, isPreview, active: firstOf(rows)};
}

/** The state after results have arrived. Results of an outdated query are ignored. */
export function afterAnswer(
  state: PanelState,
  query: string,
  rows: readonly PanelRow[],
  isPreview: boolean,
): PanelState {
  if (query !== state.query.trim()) {
    return state;
  }
  const isReplaced = !isAnswered(state) || (state.isPreview && !state.isChosen);
  if (isReplaced || state.active === undefined) {
    return {...state, rows, isPreview, answered: query, active: firstOf(rows)};
  }
  // Results of another index. The rows up to the active one stay in place, because the reader may be about to open it.
  const kept = state.rows.slice(0, state.active + 1);
  const below = rows.filter(({key}) => kept.every((row) => row.key !== key));
  return {...state, rows: [...kept, ...below].slice(0, Math.max(rows.length, kept.length)), isPreview};
}

/** The state with the recent searches as rows. */
export function withRecent(state: PanelState, rows: readonly PanelRow[]): PanelState {
  const active = state.answered === '' ? (state.active ?? 0) : 0;
  const kept = rows.findIndex(({key}) => key === state.rows[active]?.key);
  return {
    ...emptyPanel,
    isOpen: true,
    answered: '',
    rows,
    active: rows.length === 0 ? undefined : kept === -1 ? Math.min(active, rows.length - 1) : kept,
  };
}

/** The state after an arrow key, which opens the list or moves to another row. */
export function afterMove(state: PanelState, by: 1 | -1): PanelState {
  const count = state.rows.length;
  if (!isListShown(state)) {
    return {...state, isOpen: true, mayAnnounce: true};
  }
  const from = state.active ?? (by > 0 ? -1 : 0);
  return count === 0
    ? state
    : {...state, active: (from + by + count) % count, isChosen: true, mayAnnounce: true};
}

/** The state after the pointer moved over a row. */
export function afterPointing(state: PanelState, row: number): PanelState {
  // The list on screen can be a few frames behind and have more rows.
  const isMove = row < state.rows.length && !(row === state.active && state.isChosen);
  return isMove ? {...state, active: row, isChosen: true} : state;
}

/** The state after a pause, in which screen readers may announce the active row. */
export function afterPause(state: PanelState): PanelState {
  return isListShown(state) && !state.isPreview ? {...state, mayAnnounce: true} : state;
}

/** The state with the list closed. */
export function dismissed(state: PanelState): PanelState {
  return {...state, isOpen: false, mayAnnounce: false, awaited: undefined};
}

/** What Escape closes or clears next: the list, then the box, then the dialog. */
export function escapeStep(state: PanelState): 'list' | 'query' | 'dialog' {
  if (isListShown(state)) {
    return 'list';
  }
  return state.query === '' ? 'dialog' : 'query';
}

import {insertBelowActive} from './insertBelowActive';
import {cutInput} from '@site/src/plugins/search/core/parseQuery';

/** Anything that can be listed: the key tells two rows apart. */
export interface ListedRow {
  readonly key: string;
}

/** How an opened row is shown. */
export type OpenIn = 'place' | 'tab' | 'window';

/** The box and the list below it, without anything that is drawn. */
export interface PanelState<Row extends ListedRow> {
  readonly query: string;
  /** Whether the reader wants to see the list; it is shown once there is something to show. */
  readonly isOpen: boolean;
  readonly rows: readonly Row[];
  /** Query that the rows answer; the empty one stands for recent searches. */
  readonly answered: string | undefined;
  /** The search looks elsewhere since: the rows stay until those of the other version come. */
  readonly isOutdated: boolean;
  readonly active: number | undefined;
  /** Whether the active row may be told to a screen reader, which would otherwise talk over the typing. */
  readonly isTold: boolean;
  /** Set once the list has not changed for a while. */
  readonly isSettled: boolean;
  /** Enter was pressed before the answer came. */
  readonly awaited: OpenIn | undefined;
}

export type PanelEvent<Row extends ListedRow> =
  | {readonly type: 'typed'; readonly query: string}
  | {readonly type: 'answered'; readonly query: string; readonly rows: readonly Row[]}
  | {readonly type: 'outdated'}
  | {readonly type: 'recent'; readonly rows: readonly Row[]}
  | {readonly type: 'removed'; readonly rows: readonly Row[]}
  | {readonly type: 'settled'}
  | {readonly type: 'moved'; readonly by: 1 | -1}
  | {readonly type: 'pointed'; readonly row: number}
  | {readonly type: 'awaited'; readonly how: OpenIn | undefined}
  | {readonly type: 'shown'}
  | {readonly type: 'dismissed'};

/** The box before anything is typed. */
export function emptyPanel<Row extends ListedRow>(): PanelState<Row> {
  return {
    query: '',
    isOpen: false,
    rows: [],
    answered: undefined,
    isOutdated: false,
    active: undefined,
    isTold: false,
    isSettled: false,
    awaited: undefined,
  };
}

/** Whether the rows answer what now stands in the box. */
export function isAnswered<Row extends ListedRow>({query, answered, isOutdated}: PanelState<Row>): boolean {
  return answered === query.trim() && !isOutdated;
}

/** Whether the list is to be seen: an empty box has one only for recent searches. */
export function isListShown<Row extends ListedRow>(state: PanelState<Row>): boolean {
  return state.isOpen && state.answered !== undefined && (state.query.trim() !== '' || state.rows.length > 0);
}

function firstOf(rows: readonly unknown[]): number | undefined {
  return rows.length > 0 ? 0 : undefined;
}

function afterTyping<Row extends ListedRow>(state: PanelState<Row>, typed: string): PanelState<Row> {
  const query = cutInput(typed);
  if (query.trim() === '') {
    return {...emptyPanel<Row>(), query};
  }
  if (query.trim() === state.query.trim() && isAnswered(state)) {
    return {...state, query, isOpen: true};
  }
  const hasResults = state.answered !== undefined && state.answered !== '';
  return {
    ...emptyPanel<Row>(),
    query,
    isOpen: true,
    rows: hasResults ? state.rows : [],
    answered: hasResults ? state.answered : undefined,
    isOutdated: hasResults && state.isOutdated,
    active: hasResults ? firstOf(state.rows) : undefined,
  };
}

function afterAnswer<Row extends ListedRow>(
  state: PanelState<Row>,
  query: string,
  rows: readonly Row[],
): PanelState<Row> {
  if (query !== state.query.trim()) {
    return state;
  }
  const listed = isAnswered(state) ? insertBelowActive(state.rows, rows, state.active) : rows;
  return {
    ...state,
    rows: listed,
    answered: query,
    isOutdated: false,
    active: isAnswered(state) ? (state.active ?? firstOf(listed)) : firstOf(listed),
    // A count that stays as it is needs not be told again.
    isSettled: state.isSettled && isAnswered(state) && listed.length === state.rows.length,
  };
}

function afterRemoval<Row extends ListedRow>(state: PanelState<Row>, rows: readonly Row[]): PanelState<Row> {
  const before = state.rows[state.active ?? -1];
  const kept = rows.findIndex(({key}) => key === before?.key);
  const next = Math.min(state.active ?? 0, rows.length - 1);
  return {...state, rows, active: rows.length === 0 ? undefined : kept === -1 ? next : kept};
}

function afterMove<Row extends ListedRow>(state: PanelState<Row>, by: 1 | -1): PanelState<Row> {
  const count = state.rows.length;
  if (!isListShown(state)) {
    return {...state, isOpen: true, isTold: true};
  }
  if (count === 0) {
    return state;
  }
  const from = state.active ?? (by > 0 ? -1 : 0);
  return {...state, active: (from + by + count) % count, isTold: true};
}

/** What becomes of the box and its list when something happens to them. */
export function nextPanel<Row extends ListedRow>(
  state: PanelState<Row>,
  event: PanelEvent<Row>,
): PanelState<Row> {
  switch (event.type) {
    case 'typed':
      return afterTyping(state, event.query);
    case 'answered':
      return afterAnswer(state, event.query, event.rows);
    case 'outdated':
      return {...state, isOutdated: state.answered !== undefined && state.answered !== ''};
    case 'removed':
      return afterRemoval(state, event.rows);
    case 'recent':
      return {
        ...emptyPanel<Row>(),
        isOpen: true,
        answered: '',
        rows: event.rows,
        active: firstOf(event.rows),
      };
    case 'settled':
      return isListShown(state) ? {...state, isSettled: true, isTold: true} : state;
    case 'moved':
      return afterMove(state, event.by);
    case 'pointed':
      // Rows of the list before may be there for a moment longer.
      return event.row < state.rows.length ? {...state, active: event.row} : state;
    case 'awaited':
      return {...state, awaited: event.how};
    case 'shown':
      return {...state, isOpen: true};
    case 'dismissed':
      return {...state, isOpen: false, isTold: false, awaited: undefined};
  }
}

/** What Escape does: first it closes the list, then it empties the box, then it closes the dialog. */
export function escapeStep<Row extends ListedRow>(state: PanelState<Row>): 'list' | 'query' | 'dialog' {
  if (isListShown(state)) {
    return 'list';
  }
  return state.query === '' ? 'dialog' : 'query';
}

import {useEffect, useEffectEvent, type KeyboardEvent, type RefObject} from 'react';
import {afterMove, dismissed, escapeStep, isAnswered, isListShown} from '../core/panelState';
import {isComposing, openIn, type OpenIn} from '../core/presses';
import type {PanelRow} from '../row';
import type {Panel} from './usePanel';

/** Actions of keys outside the list. */
interface Actions {
  onClose(isLeaving: boolean): void;
  onOpen(row: PanelRow, how: OpenIn): void;
  /** For Enter if there is no row to open. */
  onAllResults(): void;
  onRemove(key: string): void;
}

/** Handles keys in the dialog. */
export function useModalKeys(
  {state, update, box, answers, type, showRecent}: Panel,
  dialog: RefObject<HTMLElement | null>,
  {onClose, onOpen, onAllResults, onRemove}: Actions,
) {
  const text = state.query.trim();
  const isShown = isListShown(state);
  const activeRow = state.rows[state.active ?? -1];

  /** Opens the active row once there are results. */
  const enter = (how: OpenIn) => {
    if (isShown && isAnswered(state) && activeRow) {
      onOpen(activeRow, how);
    } else if (text !== '' && state.isOpen && !isAnswered(state)) {
      update((now) => ({...now, awaited: how}));
    } else if (text !== '') {
      onAllResults();
    }
  };
  const enterAwaited = useEffectEvent(() => {
    // If Enter was pressed before there were rows, it opens the best one, which only the full index knows.
    if (state.awaited && isAnswered(state) && !state.isPreview) {
      update((now) => ({...now, awaited: undefined}));
      enter(state.awaited);
    }
  });
  useEffect(() => enterAwaited(), [state.answered, state.isPreview, state.awaited]);

  const onEscape = () => {
    switch (escapeStep(state)) {
      case 'list':
        update(dismissed);
        break;
      case 'query':
        type('');
        break;
      case 'dialog':
        onClose(false);
    }
  };

  /** Cycles through the elements of the dialog. */
  const onTab = (event: KeyboardEvent) => {
    const hasSuggestions = isAnswered(state) && state.rows.length === 0 && answers?.suggestions.length;
    // Recent searches and suggested words stay, because Tab moves to their buttons.
    if (event.target === box.current && text !== '' && !hasSuggestions) {
      update(dismissed);
    }
    const elements = dialog.current?.querySelectorAll<HTMLElement>('input, button, a[href]') ?? [];
    const reachable = [...elements].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility() && !element.closest('[hidden]'),
    );
    const place = reachable.indexOf(document.activeElement as HTMLElement);
    reachable.at(event.shiftKey ? Math.max(place, 0) - 1 : (place + 1) % reachable.length)?.focus();
  };

  const onBoxKey = (event: KeyboardEvent) => {
    const how = event.key === 'Enter' ? openIn(event) : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (text !== '' || isShown) {
        update((now) => afterMove(now, event.key === 'ArrowDown' ? 1 : -1));
      } else if (event.key === 'ArrowDown') {
        showRecent();
      }
    } else if (how) {
      enter(how);
    } else if (event.key === 'Delete' && text === '' && isShown && activeRow) {
      onRemove(activeRow.key);
    } else {
      return;
    }
    event.preventDefault();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // While composing, all keys belong to the input method.
    if (isComposing(event.nativeEvent)) {
      return;
    }
    // A click on empty space focuses the dialog itself, but keys still go to the box.
    if (event.target === dialog.current) {
      box.current?.focus();
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
    } else if (event.key === 'Tab') {
      event.preventDefault();
      onTab(event);
    } else if (event.target === box.current || event.target === dialog.current) {
      onBoxKey(event);
    }
  };

  return {onKeyDown, enter};
}

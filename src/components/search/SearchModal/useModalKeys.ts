import {useEffect, useEffectEvent, type KeyboardEvent, type RefObject} from 'react';
import {isComposing} from '../core/isComposing';
import {nextFocus} from '../core/nextFocus';
import {openIn} from '../core/openIn';
import {escapeStep, isAnswered, isListShown, type OpenIn} from '../core/panelState';
import {shortcutOf} from '../core/shortcut';
import type {PanelRow} from '../row';
import type {Panel} from './usePanel';

/** The elements whose keys are read. */
interface Elements {
  readonly dialog: RefObject<HTMLElement | null>;
  readonly box: RefObject<HTMLInputElement | null>;
}

/** What keys do outside of the list. */
interface Actions {
  onClose(isLeaving: boolean): void;
  onOpen(row: PanelRow, how: OpenIn): void;
  /** Enter, where there is no row to open. */
  onAllResults(): void;
  onRemove(key: string): void;
}

interface ModalKeys {
  onKeyDown(event: KeyboardEvent): void;
  /** Opens the active row, once there is an answer. */
  enter(how: OpenIn): void;
}

/** What keys do in the dialog. */
export function useModalKeys(
  {state, dispatch, answers, showRecent}: Panel,
  {dialog, box}: Elements,
  {onClose, onOpen, onAllResults, onRemove}: Actions,
): ModalKeys {
  const text = state.query.trim();
  const isShown = isListShown(state);
  const activeRow = state.rows[state.active ?? -1];

  const enter = (how: OpenIn) => {
    if (isShown && isAnswered(state) && activeRow) {
      onOpen(activeRow, how);
    } else if (text !== '' && state.isOpen && !isAnswered(state)) {
      dispatch({type: 'awaited', how});
    } else if (text !== '') {
      onAllResults();
    }
  };
  const enterAwaited = useEffectEvent(() => {
    if (state.awaited && isAnswered(state)) {
      dispatch({type: 'awaited', how: undefined});
      enter(state.awaited);
    }
  });
  useEffect(() => enterAwaited(), [state.answered, state.isOutdated, state.awaited]);

  const onEscape = () => {
    switch (escapeStep(state)) {
      case 'list':
        dispatch({type: 'dismissed'});
        break;
      case 'query':
        dispatch({type: 'typed', query: ''});
        break;
      case 'dialog':
        onClose(false);
    }
  };

  const onTab = (event: KeyboardEvent) => {
    const hasSuggestions =
      isAnswered(state) && state.rows.length === 0 && answers !== undefined && answers.suggestions.length > 0;
    // Recent searches and words that may be meant stay: both have buttons that Tab leads to.
    if (event.target === box.current && text !== '' && !hasSuggestions) {
      dispatch({type: 'dismissed'});
    }
    const elements = dialog.current?.querySelectorAll<HTMLElement>('input, button, a[href]') ?? [];
    const reachable = [...elements].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility() && !element.closest('[hidden]'),
    );
    nextFocus(reachable, document.activeElement as HTMLElement, event.shiftKey)?.focus();
  };

  const onBoxKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (text !== '' || isShown) {
        dispatch({type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1});
      } else if (event.key === 'ArrowDown') {
        showRecent();
      }
    } else if (event.key === 'Enter') {
      const how = openIn(event);
      if (how) {
        event.preventDefault();
        enter(how);
      }
    } else if (event.key === 'Delete' && text === '' && isShown && activeRow) {
      event.preventDefault();
      onRemove(activeRow.key);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, every key belongs to it.
    if (isComposing(event.nativeEvent)) {
      return;
    }
    // A press beside box, buttons, and links gives the focus to the dialog itself; keys are for the box all the same.
    if (event.target === dialog.current) {
      box.current?.focus();
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
    } else if (event.key === 'Tab') {
      event.preventDefault();
      onTab(event);
    } else if (shortcutOf(event, true)) {
      event.preventDefault();
      onClose(false);
    } else if (event.target === box.current || event.target === dialog.current) {
      onBoxKey(event);
    }
  };

  return {onKeyDown, enter};
}

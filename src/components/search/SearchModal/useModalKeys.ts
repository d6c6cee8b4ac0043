import type {KeyboardEvent, RefObject} from 'react';
import {afterMove, dismissed, escapeStep, isAnswered} from '../core/panelState';
import {isComposing, openIn} from '../core/presses';
import type {Panel} from './usePanel';

/** Handles keys in the dialog. */
export function useModalKeys(panel: Panel, dialog: RefObject<HTMLElement | null>) {
  const {state, update, text, box, isShown, activeRow, answers, setText, showRecent, remove, enter} = panel;

  const onEscape = () => {
    switch (escapeStep(state)) {
      case 'list':
        update(dismissed);
        break;
      case 'query':
        setText('');
        break;
      case 'dialog':
        panel.close(false);
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
      (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
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
      remove(activeRow);
    } else {
      return;
    }
    event.preventDefault();
  };

  return (event: KeyboardEvent) => {
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
}

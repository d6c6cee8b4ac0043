import type {SearchDialogProps} from '@theme/SearchDialog';
import {useEffect, useEffectEvent, useId, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import {isComposing} from '../core/isComposing';
import {nextFocus} from '../core/nextFocus';
import {openIn} from '../core/openIn';
import {escapeStep, isAnswered, isListShown, type OpenIn} from '../core/panelState';
import {shortcutOf} from '../core/shortcut';
import {countText, nothingText, searchText} from '../texts';
import {useAllResults} from '../useAllResults';
import {SearchField} from './SearchField';
import {SearchPanel} from './SearchPanel';
import styles from './styles.module.css';
import {useModal} from './useModal';
import {useLeave, useOpenRow} from './useOpenRow';
import {usePanel} from './usePanel';
import {useTyping} from './useTyping';

/** Whether a key writes, so that another text of the box follows. */
function isCharacter({key, ctrlKey, metaKey}: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey;
}

/** The search dialog: a box and the list of what is found. */
export function SearchModal({query, onQuery, earlyKeys, onClose}: SearchDialogProps): ReactNode {
  const listId = useId();
  const panel = usePanel(query);
  const {state, dispatch, answers, recent} = panel;
  const typing = useTyping(state.query, panel.type);
  const {box} = typing;
  const dialog = useModal(onClose, box, () => {
    const typed = earlyKeys();
    if (typed !== '') {
      typing.write(typed);
    }
  });
  const leave = useLeave(onClose);
  const openRow = useOpenRow(onClose, recent);
  const text = state.query.trim();
  const isShown = isListShown(state);
  const allResults = useAllResults()(text);

  useEffect(() => onQuery(state.query), [onQuery, state.query]);

  const enter = (how: OpenIn) => {
    const row = isShown && isAnswered(state) ? state.rows[state.active ?? -1] : undefined;
    if (row) {
      openRow(row, how);
    } else if (text !== '' && state.isOpen && !isAnswered(state)) {
      dispatch({type: 'awaited', how});
    } else if (text !== '') {
      leave(allResults);
    }
  };
  const enterAwaited = useEffectEvent(() => {
    if (state.awaited && isAnswered(state)) {
      dispatch({type: 'awaited', how: undefined});
      enter(state.awaited);
    }
  });
  useEffect(() => enterAwaited(), [state.answered, state.awaited]);

  const escape = () => {
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

  const onInputKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (text === '' && !isShown) {
        if (event.key === 'ArrowDown') {
          panel.showRecent();
        }
      } else {
        dispatch({type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1});
      }
    } else if (event.key === 'Enter') {
      const how = openIn(event);
      if (how) {
        event.preventDefault();
        enter(how);
      }
    } else if (event.key === 'Delete' && text === '' && isShown) {
      const row = state.rows[state.active ?? -1];
      if (row) {
        event.preventDefault();
        removeRecent(row.key);
      }
    }
  };

  const removeRecent = (key: string) => {
    recent.remove(key);
    dispatch({type: 'removed', rows: recent.rows()});
    box.current?.focus();
  };

  const hasSuggestions =
    isAnswered(state) && state.rows.length === 0 && answers !== undefined && answers.suggestions.length > 0;

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
      escape();
    } else if (event.key === 'Tab') {
      event.preventDefault();
      // Recent searches and words that may be meant stay: both have buttons that Tab leads to.
      if (event.target === box.current && text !== '' && !hasSuggestions) {
        dispatch({type: 'dismissed'});
      }
      const elements = dialog.current?.querySelectorAll<HTMLElement>('input, button, a[href]') ?? [];
      const reachable = [...elements].filter(
        (element) => element.tabIndex >= 0 && element.checkVisibility() && !element.closest('[hidden]'),
      );
      nextFocus(reachable, document.activeElement as HTMLElement, event.shiftKey)?.focus();
    } else if (shortcutOf(event, true)) {
      event.preventDefault();
      onClose(false);
    } else if (event.target === box.current || event.target === dialog.current) {
      onInputKey(event);
    }
  };

  // While the list is closed the count stays, so that it is not told again when the list is back.
  const isSilent = !state.isSettled || !isAnswered(state) || text === '';
  return (
    <dialog
      ref={dialog}
      open
      className={styles.dialog}
      tabIndex={-1}
      aria-modal="true"
      aria-label={searchText()}
      // What the reader does next is about the text that stands in the box.
      onKeyDownCapture={(event) => {
        if (!isCharacter(event)) {
          typing.catchUp();
        }
      }}
      onClickCapture={typing.catchUp}
      onSubmitCapture={typing.catchUp}
      onKeyDown={onKeyDown}
      onMouseDown={(event: MouseEvent) => {
        if (event.target === dialog.current) {
          // The press itself would take the focus from the opener again.
          event.preventDefault();
          onClose(false);
        }
      }}
    >
      <div className={styles.frame}>
        <SearchField
          panel={panel}
          box={box}
          listId={listId}
          onType={typing.take}
          onSubmit={() => enter('place')}
          onCancel={() => onClose(false)}
        />
        <SearchPanel
          panel={panel}
          listId={listId}
          allResults={allResults}
          onOpen={openRow}
          onLeave={leave}
          onRemove={removeRecent}
          onScroll={() => dialog.current?.focus({preventScroll: true})}
        />
        <div role="status" className={styles.announcement}>
          {isSilent ? '' : state.rows.length > 0 ? countText(state.rows.length) : answers && nothingText()}
        </div>
      </div>
    </dialog>
  );
}

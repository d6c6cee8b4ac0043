import type {SearchDialogProps} from '@theme/SearchDialog';
import {useEffect, useId, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import {isAnswered} from '../core/panelState';
import {countText, nothingText, searchText} from '../texts';
import {useAllResults} from '../useAllResults';
import {useLeave} from '../useLeave';
import {SearchField} from './SearchField';
import {SearchPanel} from './SearchPanel';
import styles from './styles.module.css';
import {useModal} from './useModal';
import {useModalKeys} from './useModalKeys';
import {useOpenRow} from './useOpenRow';
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
  const allResults = useAllResults()(text);

  useEffect(() => onQuery(state.query), [onQuery, state.query]);

  const onRemove = (key: string) => {
    recent.remove(key);
    dispatch({type: 'removed', rows: recent.rows()});
    box.current?.focus();
  };
  const {onKeyDown, enter} = useModalKeys(
    panel,
    {dialog, box},
    {onClose, onOpen: openRow, onAllResults: () => leave(allResults), onRemove},
  );

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
          onRemove={onRemove}
          onScroll={() => dialog.current?.focus({preventScroll: true})}
        />
        <div role="status" className={styles.announcement}>
          {isSilent ? '' : state.rows.length > 0 ? countText(state.rows.length) : answers && nothingText()}
        </div>
      </div>
    </dialog>
  );
}

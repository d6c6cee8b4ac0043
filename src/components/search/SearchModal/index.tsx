import {useHistory} from '@docusaurus/router';
import type {SearchDialogProps} from '@theme/SearchDialog';
import clsx from 'clsx';
import {useId, type MouseEvent, type ReactNode} from 'react';
import {Announcement} from '../Announcement';
import {isAnswered, withRecent} from '../core/panelState';
import {isComposing, type OpenIn} from '../core/presses';
import type {Arrival, PanelRow} from '../row';
import {searchText} from '../searchText';
import {countText, nothingText, poorText} from '../texts';
import {useAllResults} from '../useAllResults';
import {isDialogEntry, useBackCloses} from '../useBackCloses';
import {SearchField} from './SearchField';
import {SearchPanel} from './SearchPanel';
import styles from './styles.module.css';
import {useModal} from './useModal';
import {useModalKeys} from './useModalKeys';
import {usePanel} from './usePanel';

/** The search dialog: a box and the list of results. */
export function SearchModal({earlyKeys, onClose}: SearchDialogProps): ReactNode {
  const listId = useId();
  const history = useHistory();
  const panel = usePanel();
  const {state, update, box, recent} = panel;
  const text = state.query.trim();
  const allResults = useAllResults()(text);
  const dialog = useModal(box, () => {
    const typed = earlyKeys();
    if (typed !== '') {
      panel.type(typed);
    } else {
      box.current?.select();
    }
  });
  useBackCloses(onClose);

  const leave = (route: string, arrival?: Arrival) => {
    // On small screens, the page replaces the dialog's history entry.
    history[isDialogEntry() ? 'replace' : 'push'](route, arrival);
    onClose(true);
  };
  const onOpen = (row: PanelRow, how: OpenIn) => {
    recent.add(row);
    if (how === 'place') {
      leave(row.key, {searchTerms: row.terms});
    } else {
      window.open(row.key, '_blank', how === 'window' ? 'noopener,popup' : 'noopener');
    }
  };
  const onRemove = (key: string) => {
    recent.remove(key);
    const rows = recent.rows();
    update((now) => withRecent(now, rows));
    box.current?.focus();
  };
  const {onKeyDown, enter} = useModalKeys(panel, dialog, {
    onClose,
    onOpen,
    onAllResults: () => leave(allResults),
    onRemove,
  });

  const count = state.rows.length > 0 ? countText(state.rows.length) : nothingText();
  const told = panel.answers?.isPoor ? `${poorText()} ${count}` : count;
  const isFound = text !== '' && isAnswered(state) && !state.isPreview;
  return (
    <dialog
      ref={dialog}
      open
      className={styles.dialog}
      tabIndex={-1}
      aria-modal="true"
      aria-label={searchText()}
      onKeyDownCapture={(event) => {
        const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
        if (!isCharacter && !isComposing(event.nativeEvent)) {
          panel.catchUp();
        }
      }}
      onClickCapture={panel.catchUp}
      onKeyDown={onKeyDown}
      onMouseDown={(event: MouseEvent) => {
        if (event.target === dialog.current) {
          // Otherwise, the press would take the focus away from the opener.
          event.preventDefault();
          onClose(false);
        }
      }}
    >
      <div className={clsx('paper-box', styles.frame)}>
        <SearchField
          panel={panel}
          listId={listId}
          onSubmit={() => enter('place')}
          onCancel={() => onClose(false)}
        />
        <SearchPanel
          panel={panel}
          listId={listId}
          allResults={allResults}
          onOpen={onOpen}
          onLeave={leave}
          onRemove={onRemove}
          onScroll={() => dialog.current?.focus({preventScroll: true})}
        />
        <Announcement subject={text} text={isFound ? told : undefined} />
      </div>
    </dialog>
  );
}

import type {SearchDialogProps} from '@theme/SearchDialog';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import {Announcement} from '../Announcement';
import {isAnswered} from '../core/panelState';
import {isComposing} from '../core/presses';
import {searchText} from '../searchText';
import {countText, nothingText, poorText} from '../texts';
import {useBackCloses} from '../useBackCloses';
import {SearchField} from './SearchField';
import {SearchPanel} from './SearchPanel';
import styles from './styles.module.css';
import {useModal} from './useModal';
import {useModalKeys} from './useModalKeys';
import {usePanel} from './usePanel';

/** The search dialog: a box and the list of results. */
export function SearchModal({earlyKeys, onClose}: SearchDialogProps): ReactNode {
  const panel = usePanel(onClose);
  const {state, text, box} = panel;
  const dialog = useModal(box, () => {
    const typed = earlyKeys();
    if (typed !== '') {
      panel.setText(typed);
    } else {
      box.current?.select();
    }
  });
  const onKeyDown = useModalKeys(panel, dialog);
  useBackCloses(onClose);

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
          panel.flush();
        }
      }}
      onClickCapture={panel.flush}
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
        <SearchField panel={panel} />
        <SearchPanel panel={panel} />
        <Announcement subject={text} text={isFound ? told : undefined} />
      </div>
    </dialog>
  );
}

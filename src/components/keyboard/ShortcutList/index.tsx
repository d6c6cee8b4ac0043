import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, useState, type ReactNode} from 'react';
import {Dialog} from '../../dialog/Dialog';
import {searchKey} from '../../search/searchKey';
import {areSingleKeysOn, setSingleKeys} from '../singleKeys';
import styles from './styles.module.css';

export interface ShortcutListProps {
  onClose(): void;
}

/** Keys and their actions. */
function rows(): [keys: readonly string[], action: string][] {
  return [
    [[searchKey(), '/'], translate({id: 'site.keyboard.search', message: 'Open search'})],
    [['['], translate({id: 'site.keyboard.previous', message: 'Previous page'})],
    [[']'], translate({id: 'site.keyboard.next', message: 'Next page'})],
    [['?'], translate({id: 'site.keyboard.list', message: 'Show this list'})],
    [['Esc'], translate({id: 'site.keyboard.close', message: 'Close a dialog, menu, or definition'})],
  ];
}

/** The site's shortcuts, with a switch for single keys, in a modal dialog. */
export function ShortcutList({onClose}: ShortcutListProps): ReactNode {
  const titleId = useId();
  const noteId = useId();
  const [areOn, setOn] = useState(areSingleKeysOn);
  return (
    <Dialog className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.content}>
        <h2 id={titleId} className={styles.title}>
          <Translate id="site.shortcuts.title">Keyboard shortcuts</Translate>
        </h2>
        <dl className={styles.list}>
          {rows().map(([keys, action]) => (
            <div key={action}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{action}</dd>
            </div>
          ))}
        </dl>
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={areOn}
            aria-describedby={noteId}
            onChange={({target: {checked}}) => {
              setSingleKeys(checked);
              setOn(checked);
            }}
          />
          <Translate id="site.keyboard.singleKeys">{'Use the single-key shortcuts / [ ] ?'}</Translate>
        </label>
        <p id={noteId} className={styles.note}>
          <Translate id="site.keyboard.note" values={{key: searchKey()}}>
            {'{key} and Esc always work. If you turn off the single keys, open this list from the footer.'}
          </Translate>
        </p>
        <button
          type="button"
          className={clsx('link-button', styles.close)}
          onClick={({currentTarget}) => currentTarget.closest('dialog')?.close()}
        >
          <Translate id="site.keyboard.closeList">Close</Translate>
        </button>
      </div>
    </Dialog>
  );
}

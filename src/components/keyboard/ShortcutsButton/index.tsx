import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useShortcutList} from '../ShortcutsProvider';
import styles from './styles.module.css';

/** Opens the list of shortcuts, for readers who don't know `?` or have turned it off. */
export function ShortcutsButton(): ReactNode {
  const open = useShortcutList();
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.opener)}
      aria-haspopup="dialog"
      data-needs-script
      onClick={({currentTarget}) => open(currentTarget)}
    >
      <Translate id="site.shortcuts.title">Keyboard shortcuts</Translate>
    </button>
  );
}

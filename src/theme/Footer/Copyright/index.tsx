import Translate from '@docusaurus/Translate';
import Copyright from '@theme-original/Footer/Copyright';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';
import {useShortcutList} from '@site/src/components/keyboard/ShortcutsProvider';

/** Adds a button for the list of shortcuts, for readers who don't know `?` or have turned it off. */
export default function FooterCopyright(props: ComponentProps<typeof Copyright>): ReactNode {
  const open = useShortcutList();
  return (
    <>
      <Copyright {...props} />
      <button
        type="button"
        className={clsx('clean-btn', styles.opener)}
        aria-haspopup="dialog"
        data-needs-script
        onClick={({currentTarget}) => open(currentTarget)}
      >
        <Translate id="site.shortcuts.title">Keyboard shortcuts</Translate>
      </button>
    </>
  );
}

import Copyright from '@theme-original/Footer/Copyright';
import type {ComponentProps, ReactNode} from 'react';
import {ShortcutsButton} from '@site/src/components/keyboard/ShortcutsButton';

/** Adds a button for the list of shortcuts. */
export default function FooterCopyright(props: ComponentProps<typeof Copyright>): ReactNode {
  return (
    <>
      <Copyright {...props} />
      <ShortcutsButton />
    </>
  );
}

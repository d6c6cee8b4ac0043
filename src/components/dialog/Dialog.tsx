import type {ComponentProps, ReactNode} from 'react';

const open = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** A modal dialog. Escape and a click outside close it. */
export function Dialog(props: ComponentProps<'dialog'>): ReactNode {
  return (
    <dialog
      ref={open}
      onClick={({target, currentTarget}) => target === currentTarget && currentTarget.close()}
      {...props}
    />
  );
}

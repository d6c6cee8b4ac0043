import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import {Marks} from './Marks';
import styles from './styles.module.css';

export interface ZoomProps {
  readonly picture: Readonly<Record<'src' | 'width' | 'height' | 'alt', string>>;
  readonly marks?: string;
  onClose(): void;
  /** Texts of the callouts. */
  readonly children?: ReactNode;
}

/** A picture in full size in a modal dialog, which scrolls if the screen is smaller. */
export function Zoom({picture, marks, onClose, children}: ZoomProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={styles.zoom}
      aria-label={picture.alt}
      onClose={onClose}
      onClick={({target, currentTarget}) => target === currentTarget && close()}
    >
      <button type="button" className={clsx('link-button', styles.close)} onClick={close}>
        {translate({id: 'site.docs.screen.close', message: 'Close'})}
      </button>
      <div className={styles.scroller} tabIndex={0} role="group" aria-label={picture.alt}>
        <div className={styles.full}>
          <img {...picture} decoding="async" />
          <Marks at={marks} />
        </div>
      </div>
      {children}
    </dialog>
  );
}

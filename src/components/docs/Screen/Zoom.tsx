import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Dialog} from '../../dialog/Dialog';
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
  return (
    <Dialog className={styles.zoom} aria-label={picture.alt} onClose={onClose}>
      <button
        type="button"
        className={clsx('link-button', styles.close)}
        onClick={({currentTarget}) => currentTarget.closest('dialog')?.close()}
      >
        {translate({id: 'site.docs.screen.close', message: 'Close'})}
      </button>
      <div className={styles.scroller} tabIndex={0} role="group" aria-label={picture.alt}>
        <div className={styles.full}>
          <img {...picture} decoding="async" />
          <Marks at={marks} />
        </div>
      </div>
      {children}
    </Dialog>
  );
}

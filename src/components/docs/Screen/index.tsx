import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {Dialog} from '../../dialog/Dialog';
import {Marks} from './Marks';
import styles from './styles.module.css';

interface Props {
  /** Paths of the 2x and 1x image files, relative to the picture folder. */
  readonly file: string;
  readonly small: string;
  /** In CSS pixels. */
  readonly width: string;
  readonly height: string;
  readonly alt: string;
  /** Positions of the callouts in percent of width and height, such as `20.5,12 50,33`. */
  readonly marks?: string;
  readonly loading?: 'eager';
  /** Texts of the callouts, as a list. */
  readonly children?: ReactNode;
}

/**
 * A picture of a product's user interface. A click shows it in full size in a dialog, which scrolls if the screen is
 * smaller. Without JavaScript, a click opens the file.
 */
export function Screen({file, small, width, height, alt, marks, loading, children}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const link = useRef<HTMLAnchorElement>(null);
  const [isEnlarged, setEnlarged] = useState(false);
  const source = withBaseUrl(`/img/screens/${file}`);
  const enlarge = (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      setEnlarged(true);
    }
  };
  return (
    <figure className={styles.figure}>
      <a
        ref={link}
        href={source}
        className={styles.picture}
        aria-label={translate({id: 'site.docs.screen.enlarge', message: 'Enlarge: {alt}'}, {alt})}
        onClick={enlarge}
      >
        <img
          src={source}
          srcSet={`${withBaseUrl(`/img/screens/${small}`)} ${width}w, ${source} ${2 * Number(width)}w`}
          sizes={`(width >= 800px) ${Math.min(720, Number(width))}px, 100vw`}
          width={width}
          height={height}
          alt={alt}
          loading={loading ?? 'lazy'}
          decoding="async"
        />
        <Marks at={marks} />
      </a>
      {children}
      <figcaption className="screen-note">
        {translate({id: 'site.docs.screen.example', message: 'Shown with sample data.'})}
      </figcaption>
      {isEnlarged && (
        <Dialog
          className={styles.zoom}
          aria-label={alt}
          onClose={() => {
            setEnlarged(false);
            link.current?.focus();
          }}
        >
          <button
            type="button"
            className={clsx('link-button', styles.close)}
            onClick={({currentTarget}) => currentTarget.closest('dialog')?.close()}
          >
            {translate({id: 'site.docs.screen.close', message: 'Close'})}
          </button>
          <div className={styles.scroller} tabIndex={0} role="group" aria-label={alt}>
            <div className={styles.full}>
              <img src={source} width={width} height={height} alt={alt} decoding="async" />
              <Marks at={marks} />
            </div>
          </div>
          {children}
        </Dialog>
      )}
    </figure>
  );
}

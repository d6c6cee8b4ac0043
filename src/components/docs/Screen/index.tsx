import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useRef, useState, type ComponentType, type MouseEvent, type ReactNode} from 'react';
import {Marks} from './Marks';
import styles from './styles.module.css';
import type {ZoomProps} from './Zoom';

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

/** A picture of a product's user interface. A click enlarges it, or opens the file without JavaScript. */
export function Screen({file, small, width, height, alt, marks, loading, children}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const link = useRef<HTMLAnchorElement>(null);
  const [Zoom, setZoom] = useState<ComponentType<ZoomProps>>();
  const source = withBaseUrl(`/img/screens/${file}`);
  const enlarge = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    import('./Zoom').then(
      (loaded) => setZoom(() => loaded.Zoom),
      () => window.location.assign(source),
    );
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
      {Zoom && (
        <Zoom
          picture={{src: source, width, height, alt}}
          marks={marks}
          onClose={() => {
            setZoom(undefined);
            link.current?.focus();
          }}
        >
          {children}
        </Zoom>
      )}
    </figure>
  );
}

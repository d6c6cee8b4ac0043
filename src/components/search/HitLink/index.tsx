import clsx from 'clsx';
import {Fragment, memo, type ComponentProps, type ReactNode} from 'react';
import {isPlainClick} from '../core/presses';
import type {PanelRow} from '../row';
import {useRecent} from '../useRecent';
import styles from './styles.module.css';
import type {Segment} from '@site/src/plugins/search/types';

const icons: Record<PanelRow['kind'], string> = {
  page: 'M5 2.5h6.5L15 6v11.5H5zM11 2.5V6.5h4M7.5 10h5M7.5 13h5',
  section: 'M8 3 6.5 17M13.5 3 12 17M4 7.5h13M3 12.5h13',
  post: 'M3 4.5h14v11H3zM6 8h4v4H6zM12.5 8H14M12.5 10H14M12.5 12H14',
  recent: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm0 3.5V10l2.5 2',
};

/** Text with highlighted segments. */
function Marked({segments}: {readonly segments: readonly Segment[]}): ReactNode {
  // Segments have no ids, and are never reordered.
  return segments.map(({text, marked}, index) => (marked ? <mark key={index}>{text}</mark> : text));
}

const Content = memo(function Content({row}: {readonly row: PanelRow}): ReactNode {
  const {kind, title, source, hue, isOther, path, excerpt} = row;
  return (
    <>
      <svg
        className={clsx('line-icon', styles.icon)}
        viewBox="0 0 20 20"
        width="20"
        height="20"
        aria-hidden="true"
      >
        <path d={icons[kind]} />
      </svg>
      <span className={styles.text}>
        <span className={styles.title}>
          <Marked segments={title} />
        </span>
        {(source !== undefined || path.length > 0) && (
          <span className={styles.path}>
            {source !== undefined && (
              <span className={clsx(styles.source, isOther && styles.other, hue)}>{source}</span>
            )}
            {path.map((step, index) => (
              <Fragment key={index}>
                {index > 0 || source !== undefined ? ' › ' : ''}
                <Marked segments={step} />
              </Fragment>
            ))}
          </span>
        )}
        {excerpt.length > 0 && (
          <span className={styles.excerpt}>
            <Marked segments={excerpt} />
          </span>
        )}
      </span>
    </>
  );
});

interface Props extends ComponentProps<'a'> {
  readonly row: PanelRow;
  /** Called instead of following the link in place. */
  onOpen(row: PanelRow): void;
}

/** A row as a link. Opening it in any way makes it a recent search. */
export function HitLink({row, onOpen, ...props}: Props): ReactNode {
  const recent = useRecent();
  return (
    <a
      {...props}
      className={clsx(styles.row, row.hue)}
      href={row.key}
      onAuxClick={(event) => event.button === 1 && recent.add(row)}
      onClick={(event) => {
        recent.add(row);
        if (isPlainClick(event)) {
          event.preventDefault();
          onOpen(row);
        }
      }}
    >
      <Content row={row} />
    </a>
  );
}

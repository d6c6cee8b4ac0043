import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {plainText, type PanelRow} from '../row';
import {SearchHit} from '../SearchHit';
import {useGradually} from '../useGradually';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly PanelRow[];
  readonly active: number | undefined;
  onPoint(row: number): void;
  onOpen(row: PanelRow, event: MouseEvent): void;
  /** Present for recent searches, which can be removed. */
  onRemove?(row: PanelRow): void;
}

/** Id of a row's element, which the input refers to while the row is active. */
export function rowId(listId: string, row: number): string {
  return `${listId}-${row}`;
}

/** The list below the box. Its rows are links; the focus stays in the box. */
export function SearchRows({id, label, rows, active, onPoint, onOpen, onRemove}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const shown = useGradually(rows);
  useEffect(() => {
    if (active === undefined) {
      return undefined;
    }
    // Right before the next layout. Measuring now would force a second one.
    const frame = requestAnimationFrame(() =>
      list.current?.children[active]?.scrollIntoView({block: 'nearest'}),
    );
    return () => cancelAnimationFrame(frame);
  }, [active, shown]);

  return (
    // Pressing a row keeps the focus in the box.
    <div className={styles.columns} onMouseDown={(event) => event.preventDefault()}>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        aria-busy={shown !== rows}
        className={styles.list}
      >
        {shown.map((row, index) => (
          // Keyed by position: changing texts costs the browser less than creating elements.
          <a
            key={index}
            id={rowId(id, index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={row.key}
            className={clsx(styles.row, row.hue)}
            onMouseMove={({movementX, movementY}) => {
              // A list that appears under a still pointer must not change the active row.
              if (movementX !== 0 || movementY !== 0) {
                onPoint(index);
              }
            }}
            onClick={(event) => onOpen(row, event)}
            onAuxClick={(event) => event.button === 1 && onOpen(row, event)}
          >
            <SearchHit row={row} />
          </a>
        ))}
      </div>
      {onRemove && (
        <div className={styles.removals}>
          {shown.map((row, index) => (
            <button
              key={index}
              type="button"
              tabIndex={-1}
              className={clsx('clean-btn', styles.remove)}
              aria-label={translate(
                {id: 'site.search.removeOne', message: 'Remove from history: {title}'},
                {title: plainText(row.title)},
              )}
              onClick={() => onRemove(row)}
            >
              <svg className="line-icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="m4 4 8 8M12 4l-8 8" />
              </svg>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import {afterPointing} from '../core/panelState';
import {HitLink} from '../HitLink';
import {plainText} from '../row';
import {searchText} from '../searchText';
import {useGradually} from '../useGradually';
import styles from './styles.module.css';
import type {Panel} from './usePanel';

/** Id of a row's element, which the input refers to while the row is active. */
export function rowId(listId: string, row: number): string {
  return `${listId}-${row}`;
}

/** The list below the box. Its rows are links; the focus stays in the box. */
export function SearchRows({panel}: {readonly panel: Panel}): ReactNode {
  const {state, update, listId, open, remove} = panel;
  const {rows, active} = state;
  const isRecent = state.answered === '';
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
        id={listId}
        role="listbox"
        aria-label={isRecent ? translate({id: 'site.search.recent', message: 'Recent'}) : searchText()}
        aria-busy={shown !== rows}
        className={styles.list}
      >
        {shown.map((row, index) => (
          // Keyed by position: changing texts costs the browser less than creating elements.
          <HitLink
            key={index}
            row={row}
            onOpen={open}
            id={rowId(listId, index)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onMouseMove={({movementX, movementY}) => {
              // A list that appears under a still pointer must not change the active row.
              if (movementX !== 0 || movementY !== 0) {
                update((now) => afterPointing(now, index));
              }
            }}
          />
        ))}
      </div>
      {isRecent && (
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
              onClick={() => remove(row)}
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

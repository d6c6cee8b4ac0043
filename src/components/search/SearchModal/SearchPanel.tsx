import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {afterPointing, isAnswered, isListShown} from '../core/panelState';
import {isPlainClick, type OpenIn} from '../core/presses';
import type {PanelRow} from '../row';
import {searchText} from '../searchText';
import {Suggestions} from '../Suggestions';
import {nothingText, poorText, problemText} from '../texts';
import {SearchRows} from './SearchRows';
import styles from './styles.module.css';
import type {Panel} from './usePanel';

interface Props {
  readonly panel: Panel;
  readonly listId: string;
  /** Address of the page with all results. */
  readonly allResults: string;
  onOpen(row: PanelRow, how: OpenIn): void;
  onLeave(route: string): void;
  onRemove(key: string): void;
  /** Called when the reader scrolls the list by touch. */
  onScroll(): void;
}

/** Results, a problem with the query, or a message that nothing was found. */
export function SearchPanel(props: Props): ReactNode {
  const {panel, listId, allResults, onOpen, onLeave, onRemove, onScroll} = props;
  const {state, update, answers, recent} = panel;
  const isShown = isListShown(state);
  const isRecent = state.answered === '';
  const isNothing = isShown && isAnswered(state) && state.rows.length === 0;
  const hasText = state.query.trim() !== '';
  return (
    <>
      {isShown && answers?.isPoor && <p className={styles.poor}>{poorText()}</p>}
      {isShown && answers?.problem && <p className={styles.problem}>{problemText(answers.problem)}</p>}
      <div
        className={styles.scroll}
        onTouchMove={onScroll}
        hidden={!isShown}
        aria-busy={!isAnswered(state) || state.isPreview}
      >
        {isShown && isRecent && (
          <div className={styles.recent}>
            <h2>
              <Translate id="site.search.recent">Recent</Translate>
            </h2>
            <button
              type="button"
              className="link-button"
              onClick={() => {
                recent.clear();
                panel.type('');
              }}
            >
              <Translate id="site.search.clearRecent">Clear all</Translate>
            </button>
          </div>
        )}
        {isShown && state.rows.length > 0 && (
          <SearchRows
            id={listId}
            label={isRecent ? translate({id: 'site.search.recent', message: 'Recent'}) : searchText()}
            rows={state.rows}
            active={state.active}
            onPoint={(row) => update((now) => afterPointing(now, row))}
            onOpen={(row, event) => {
              if (isPlainClick(event)) {
                event.preventDefault();
                onOpen(row, 'place');
              } else {
                recent.add(row);
              }
            }}
            onRemove={isRecent ? ({key}) => onRemove(key) : undefined}
          />
        )}
        {isNothing && (
          <div className={styles.nothing}>
            <p>{nothingText()}</p>
            <Suggestions words={answers?.suggestions ?? []} onChoose={panel.type} />
          </div>
        )}
      </div>
      {hasText && (
        <div className={styles.footer}>
          <a
            href={allResults}
            onClick={(event) => {
              if (isPlainClick(event)) {
                event.preventDefault();
                onLeave(allResults);
              }
            }}
          >
            <Translate id="site.search.all">See all results</Translate>
          </a>
          <span className={styles.keys} aria-hidden="true">
            <kbd>↑</kbd>
            <kbd>↓</kbd> <Translate id="site.search.keys.move">move</Translate>
            <kbd>↵</kbd> <Translate id="site.search.keys.open">open</Translate>
            <kbd>esc</kbd> <Translate id="site.search.keys.close">close</Translate>
          </span>
        </div>
      )}
    </>
  );
}

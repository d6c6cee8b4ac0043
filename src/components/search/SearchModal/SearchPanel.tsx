import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {isAnswered} from '../core/panelState';
import {isPlainClick} from '../core/presses';
import {Suggestions} from '../Suggestions';
import {nothingText, poorText, problemText} from '../texts';
import {SearchRows} from './SearchRows';
import styles from './styles.module.css';
import type {Panel} from './usePanel';

/** Results, a problem with the query, or a message that nothing was found. */
export function SearchPanel({panel}: {readonly panel: Panel}): ReactNode {
  const {state, text, isShown, answers, allResults} = panel;
  const hasRows = state.rows.length > 0;
  return (
    <>
      {isShown && answers?.isPoor && <p className={styles.poor}>{poorText()}</p>}
      {isShown && answers?.problem && <p className={styles.problem}>{problemText(answers.problem)}</p>}
      <div
        className={styles.scroll}
        // Hides a virtual keyboard.
        onTouchMove={({currentTarget}) => currentTarget.closest('dialog')?.focus({preventScroll: true})}
        hidden={!isShown}
        aria-busy={!isAnswered(state) || state.isPreview}
      >
        {isShown && state.answered === '' && (
          <div className={styles.recent}>
            <h2>
              <Translate id="site.search.recent">Recent</Translate>
            </h2>
            <button type="button" className="link-button" onClick={panel.clearRecent}>
              <Translate id="site.search.clearRecent">Clear all</Translate>
            </button>
          </div>
        )}
        {isShown && hasRows && <SearchRows panel={panel} />}
        {isShown && !hasRows && isAnswered(state) && (
          <div className={styles.nothing}>
            <p>{nothingText()}</p>
            <Suggestions words={answers?.suggestions ?? []} onChoose={panel.setText} />
          </div>
        )}
      </div>
      {text !== '' && (
        <div className={styles.footer}>
          <a
            href={allResults}
            onClick={(event) => {
              if (isPlainClick(event)) {
                event.preventDefault();
                panel.leave(allResults);
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

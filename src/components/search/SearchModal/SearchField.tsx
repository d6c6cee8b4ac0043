import {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode, RefObject} from 'react';
import {isListShown} from '../core/panelState';
import {rowId} from '../SearchResults';
import {Spinner} from '../Spinner';
import {searchText} from '../texts';
import {whenCommitted} from '../whenCommitted';
import styles from './styles.module.css';
import type {Panel} from './usePanel';
import {maxInput} from '@site/src/plugins/search/core/parseQuery';
import type {SearchGlobalData} from '@site/src/plugins/search/types';

interface Props {
  readonly panel: Panel;
  readonly box: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  /** The reader has typed. */
  onType(text: string): void;
  onSubmit(): void;
  onCancel(): void;
}

/** The box with its buttons. */
export function SearchField({panel, box, listId, onType, onSubmit, onCancel}: Props): ReactNode {
  const {state, dispatch, status} = panel;
  const {openOnFocus} = usePluginData('search') as SearchGlobalData;
  const isShown = isListShown(state);
  const isStalled = status === 'stalled';
  const told =
    isShown && state.isTold && state.active !== undefined ? rowId(listId, state.active) : undefined;
  return (
    <form
      role="search"
      className={styles.field}
      aria-busy={isStalled}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <button
        type="submit"
        tabIndex={-1}
        className={styles.submit}
        aria-label={translate({id: 'site.search.submit', message: 'Submit'})}
      >
        {isStalled ? (
          <Spinner />
        ) : (
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zm4 9.5 4 4" />
          </svg>
        )}
      </button>
      <input
        ref={box}
        className={styles.input}
        {...whenCommitted(onType)}
        onFocus={() => {
          if (state.query.trim() !== '') {
            dispatch({type: 'shown'});
          } else if (openOnFocus) {
            panel.showRecent();
          }
        }}
        role="combobox"
        aria-label={searchText()}
        aria-expanded={isShown && state.rows.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={told}
        placeholder={searchText()}
        maxLength={maxInput}
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {state.query !== '' && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            panel.type('');
            box.current?.focus();
          }}
        >
          {translate({id: 'site.search.clear', message: 'Clear'})}
        </button>
      )}
      <button type="button" className={styles.cancel} onClick={onCancel}>
        {translate({id: 'site.search.cancel', message: 'Cancel'})}
      </button>
    </form>
  );
}

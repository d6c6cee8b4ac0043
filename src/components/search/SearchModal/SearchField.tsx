import {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {ReactNode} from 'react';
import {SearchInput} from '../SearchInput';
import {Spinner} from '../Spinner';
import {rowId} from './SearchRows';
import styles from './styles.module.css';
import type {Panel} from './usePanel';
import type {SearchGlobalData} from '@site/src/plugins/search/types';

/** The search box with its buttons. */
export function SearchField({panel}: {readonly panel: Panel}): ReactNode {
  const {state, text, box, listId, isShown, status, setText} = panel;
  const {openOnFocus} = usePluginData('search') as SearchGlobalData;
  const isStalled = status === 'stalled';
  return (
    <form
      role="search"
      className={styles.field}
      aria-busy={isStalled}
      onSubmit={(event) => {
        event.preventDefault();
        panel.enter('place');
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
          <svg className="line-icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zm4 9.5 4 4" />
          </svg>
        )}
      </button>
      <SearchInput
        ref={box}
        className={styles.input}
        defaultValue={state.query}
        onText={setText}
        onFocus={() => {
          if (text !== '') {
            setText(state.query);
          } else if (openOnFocus) {
            panel.showRecent();
          }
        }}
        role="combobox"
        aria-expanded={isShown && state.rows.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={
          isShown && state.mayAnnounce && state.active !== undefined ? rowId(listId, state.active) : undefined
        }
        enterKeyHint="search"
        autoCapitalize="none"
      />
      {state.query !== '' && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            setText('');
            box.current?.focus();
          }}
        >
          {translate({id: 'site.search.clear', message: 'Clear'})}
        </button>
      )}
      <button type="button" className={styles.cancel} onClick={() => panel.close(false)}>
        {translate({id: 'site.search.cancel', message: 'Cancel'})}
      </button>
    </form>
  );
}

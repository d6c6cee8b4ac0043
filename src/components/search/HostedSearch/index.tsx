import {DocSearchModal} from '@docsearch/react/modal';
import {useColorMode} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchDialogProps} from '@theme/SearchDialog';
import {useMemo, useState, type ReactNode, type TouchEvent} from 'react';
import {createPortal} from 'react-dom';
import {mostRecent} from '../core/recentSearches';
import {searchText} from '../texts';
import {useAllResults} from '../useAllResults';
import {useLeave} from '../useLeave';
import {ClearRecent} from './ClearRecent';
import {facetFilters} from './facetFilters';
import {Failure} from './Failure';
import './docSearch.css';
import {collectEvents} from './insights';
import {namedByLanguage} from './namedByLanguage';
import {onMovedOnly} from './onMovedOnly';
import {removeActive, removeAll} from './removeRecent';
import {useDialog} from './useDialog';
import {useDocSearchOptions} from './useDocSearchOptions';
import {useKeptText} from './useKeptText';
import {useKeys} from './useKeys';
import {useService} from './useService';
import {useToldList} from './useToldList';
import {useSearchTags} from '@site/src/plugins/search/client/useSearchTags';
import type {SearchGlobalData} from '@site/src/plugins/search/types';

// A static import would be dropped: the package says that it has no side effects.
import('@docsearch/react/style').catch(() => undefined);

/** Takes the focus from the box, and with it the keyboard from the screen: left to nobody, the box would get it back. */
function giveFocus({currentTarget}: TouchEvent<HTMLElement>): void {
  currentTarget.tabIndex = -1;
  currentTarget.focus({preventScroll: true});
}

/** The search dialog of the hosted service: DocSearch, told where the reader is. */
export function HostedSearch({query, onQuery, earlyKeys, onClose}: SearchDialogProps): ReactNode {
  const {i18n} = useDocusaurusContext();
  const {appId, apiKey, indexName, insights} = useService();
  const {tags} = useSearchTags();
  const {openOnFocus} = usePluginData('search') as SearchGlobalData;
  const {colorMode} = useColorMode();
  const allResults = useAllResults();
  const [typed] = useState(() => {
    if (insights) {
      collectEvents();
    }
    return earlyKeys();
  });
  const indices = useMemo(
    () => [
      {
        name: namedByLanguage(indexName, i18n.currentLocale),
        searchParameters: {facetFilters: facetFilters(i18n.currentLocale, tags)},
      },
    ],
    [indexName, i18n.currentLocale, tags],
  );
  const {dialog, box, description, parts} = useDialog(onClose, openOnFocus);
  useKeptText(box, typed === '', onQuery);
  const {text: announcement, asked, answered} = useToldList(dialog, box, description);
  const leave = useLeave(onClose);
  useKeys(dialog, box, description, {
    onEscape: () => onClose(false),
    onEnter: (text) => leave(allResults(text)),
    onDelete: () => removeActive(dialog.current),
  });

  const [isFailed, setFailed] = useState(false);
  const options = useDocSearchOptions({
    allResults,
    leave,
    onAsk: asked,
    onAnswer(isFailure) {
      answered();
      setFailed(isFailure);
    },
    onClose,
  });
  const [onMouseMove] = useState(onMovedOnly);
  return createPortal(
    <div
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-label={searchText()}
      onMouseMoveCapture={onMouseMove}
      onTouchMove={giveFocus}
      onClickCapture={({target}) => {
        // What removes a row goes away with it.
        if ((target as Element).closest('.DocSearch-Hit-action-button')) {
          box.current?.focus();
        }
      }}
    >
      <DocSearchModal
        {...options}
        appId={appId}
        apiKey={apiKey}
        indices={indices}
        insights={insights}
        theme={colorMode}
        initialQuery={typed || query}
        placeholder={searchText()}
        recentSearchesLimit={mostRecent}
        recentSearchesWithFavoritesLimit={mostRecent}
      />
      {parts && isFailed && createPortal(<Failure />, parts.modal)}
      {parts &&
        createPortal(
          <ClearRecent
            onClear={() => {
              removeAll(dialog.current);
              box.current?.focus();
            }}
          />,
          parts.bar,
        )}
      <div role="status" className="DocSearch-VisuallyHiddenForAccessibility">
        {announcement}
      </div>
    </div>,
    document.body,
  );
}

import type {DocSearchHit, DocSearchTransformClient} from '@docsearch/react';
import {DocSearchModal} from '@docsearch/react/modal';
import {useColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchDialogProps} from '@theme/SearchDialog';
import {useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {mostRecent} from '../core/recentSearches';
import {isSiteRoute} from '../core/siteRoute';
import {useLeave} from '../SearchModal/useOpenRow';
import {searchText} from '../texts';
import {useAllResults} from '../useAllResults';
import {arrivalOf, type ListedHit} from './arrivalOf';
import {ClearRecent} from './ClearRecent';
import {DialogLink} from './DialogLink';
import {facetFilters} from './facetFilters';
import {Failure} from './Failure';
import {guardClient} from './guardClient';
import {hitRoute} from './hitRoute';
import './docSearch.css';
import {collectEvents, loadInsights} from './insights';
import {askIndex, namedByLanguage} from './namedByLanguage';
import {onMovedOnly} from './onMovedOnly';
import {removeActive, removeAll} from './removeRecent';
import {docSearchTexts} from './translations';
import {useDialog} from './useDialog';
import {useKeptText} from './useKeptText';
import {useKeys} from './useKeys';
import {useService} from './useService';
import {useToldList} from './useToldList';
import {useSearchTags} from '@site/src/plugins/search/client/useSearchTags';
import type {SearchGlobalData} from '@site/src/plugins/search/types';

// A static import would be dropped: the package says that it has no side effects.
void import('@docsearch/react/style');

/** The search dialog of the hosted service: DocSearch, told where the reader is. */
export function HostedSearch({query, onQuery, earlyKeys, onClose}: SearchDialogProps): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {baseUrl} = siteConfig;
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
  // DocSearch starts anew, and forgets what it shows, when it is given other functions.
  const [options] = useState(() => {
    const ifOwn = (route: string, open: (route: string) => void) => {
      // What was opened before is remembered in the browser, where others may write.
      if (isSiteRoute(route, baseUrl)) {
        open(route);
      }
    };
    return {
      navigator: {
        navigate: ({itemUrl, item}: {itemUrl: string; item: ListedHit}) =>
          ifOwn(itemUrl, (route) => leave(route, arrivalOf(item))),
        navigateNewTab: ({itemUrl}: {itemUrl: string}) =>
          ifOwn(itemUrl, (route) => window.open(route, '_blank', 'noopener')),
        navigateNewWindow: ({itemUrl}: {itemUrl: string}) =>
          ifOwn(itemUrl, (route) => window.open(route, '_blank', 'noopener,popup')),
      },
      translations: docSearchTexts(),
      transformItems: (items: DocSearchHit[]) =>
        items.flatMap((item) => {
          const url = hitRoute(item.url, baseUrl);
          return url === undefined ? [] : [{...item, url, url_without_anchor: url.split('#', 1)[0] ?? url}];
        }),
      transformSearchClient: (client: DocSearchTransformClient) =>
        guardClient(askIndex(client, indexName), {
          onAsk: asked,
          onAnswer() {
            answered();
            setFailed(false);
            if (insights) {
              loadInsights();
            }
          },
          onFailure() {
            answered();
            setFailed(true);
          },
        }),
      hitComponent: ({hit, children}: {hit: ListedHit & {url: string}; children: ReactNode}) => (
        <DialogLink
          isRow
          to={isSiteRoute(hit.url, baseUrl) ? hit.url : undefined}
          onFollow={(route) => leave(route, arrivalOf(hit))}
        >
          {children}
        </DialogLink>
      ),
      resultsFooterComponent: ({state}: {state: {query: string}}) => (
        <DialogLink to={allResults(state.query)} onFollow={leave}>
          {translate({id: 'site.search.all', message: 'See all results'})}
        </DialogLink>
      ),
      initialScrollY: window.scrollY,
      onAskAiToggle: () => undefined,
      onClose: () => onClose(false),
    };
  });
  const [onMouseMove] = useState(onMovedOnly);
  return createPortal(
    <div
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-label={searchText()}
      onMouseMoveCapture={onMouseMove}
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

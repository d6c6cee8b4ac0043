import type {DocSearchHit, DocSearchTransformClient} from '@docsearch/react';
import {DocSearchModal} from '@docsearch/react/modal';
import {useColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchDialogProps} from '@theme/SearchDialog';
import {useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {isSiteRoute} from '../core/siteRoute';
import {useLeave} from '../SearchModal/useOpenRow';
import {failureTexts, searchText} from '../texts';
import {DialogLink} from './DialogLink';
import {facetFilters} from './facetFilters';
import {guardClient} from './guardClient';
import {hitRoute} from './hitRoute';
import './docSearch.css';
import {collectEvents, loadInsights} from './insights';
import {askIndex, namedByLanguage} from './namedByLanguage';
import {onMovedOnly} from './onMovedOnly';
import {docSearchTexts} from './translations';
import {useAnnouncement} from './useAnnouncement';
import {useDialog} from './useDialog';
import {useKeptText} from './useKeptText';
import {useKeys} from './useKeys';
import {useService} from './useService';
import {useSearchTags} from '@site/src/plugins/search/client/useSearchTags';

// A static import would be dropped: the package says that it has no side effects.
void import('@docsearch/react/style');

function Failure(): ReactNode {
  const {title, help} = failureTexts();
  return (
    <div role="alert" className="DocSearch-Failure">
      <p className="DocSearch-Title">{title}</p>
      <p className="DocSearch-Help">{help}</p>
    </div>
  );
}

/** The search dialog of the hosted service: DocSearch, told where the reader is. */
export function HostedSearch({query, onQuery, earlyKeys, onClose}: SearchDialogProps): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {baseUrl} = siteConfig;
  const {appId, apiKey, indexName, insights} = useService();
  const {tags} = useSearchTags();
  const {colorMode} = useColorMode();
  const searchPage = useBaseUrl('/search');
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
  const {dialog, box} = useDialog(onClose);
  useKeptText(box, typed === '', onQuery);
  const {text: announcement, asked, answered} = useAnnouncement(dialog);
  const leave = useLeave(onClose);
  const allResults = (text: string) => `${searchPage}?q=${encodeURIComponent(text)}`;
  useKeys(box, {onEscape: () => onClose(false), onEnter: (text) => leave(allResults(text))});

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
        navigate: ({itemUrl}: {itemUrl: string}) => ifOwn(itemUrl, leave),
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
          onFailure: () => setFailed(true),
        }),
      hitComponent: ({hit, children}: {hit: {url: string}; children: ReactNode}) => (
        <DialogLink isRow to={isSiteRoute(hit.url, baseUrl) ? hit.url : undefined} onFollow={leave}>
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
  const modal = isFailed && document.querySelector('.DocSearch-Modal');
  return createPortal(
    <div
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-label={searchText()}
      onMouseMoveCapture={onMouseMove}
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
      />
      {modal && createPortal(<Failure />, modal)}
      <div role="status" className="DocSearch-VisuallyHiddenForAccessibility">
        {announcement}
      </div>
    </div>,
    document.body,
  );
}

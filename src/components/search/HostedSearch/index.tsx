import type {DocSearchHit, DocSearchTransformClient} from '@docsearch/react';
import {DocSearchModal} from '@docsearch/react/modal';
import {useHistory} from '@docusaurus/router';
import {useColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchDialogProps} from '@theme/SearchDialog';
import {useEffect, useEffectEvent, useMemo, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {failureTexts, searchText} from '../texts';
import {facetFilters} from './facetFilters';
import {guardClient} from './guardClient';
import {hitRoute} from './hitRoute';
import './docSearch.css';
import {collectEvents, loadInsights} from './insights';
import {docSearchTexts} from './translations';
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
  const {appId, apiKey, indexName, insights} = useService();
  const {tags} = useSearchTags();
  const {colorMode} = useColorMode();
  const history = useHistory();
  const searchPage = useBaseUrl('/search');
  const [initialQuery] = useState(() => {
    if (insights) {
      collectEvents();
    }
    return earlyKeys() || query;
  });
  const indices = useMemo(
    () => [{name: indexName, searchParameters: {facetFilters: facetFilters(i18n.currentLocale, tags)}}],
    [indexName, i18n.currentLocale, tags],
  );

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
    const text = input?.value ?? '';
    onQuery(text);
    // With a query, Escape is for DocSearch, which closes the list and clears the box.
    if (event.key === 'Escape' && !event.isComposing && text === '') {
      event.preventDefault();
      onClose(false);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onEscape(event);
    document.addEventListener('keydown', listener, {capture: true});
    return () => document.removeEventListener('keydown', listener, {capture: true});
  }, []);

  const [isFailed, setFailed] = useState(false);
  // DocSearch starts anew, and forgets what it shows, when it is given other functions.
  const [options] = useState(() => ({
    navigator: {
      navigate: ({itemUrl}: {itemUrl: string}) => {
        history.push(itemUrl);
        onClose(true);
      },
      navigateNewTab: ({itemUrl}: {itemUrl: string}) => window.open(itemUrl, '_blank', 'noopener'),
      navigateNewWindow: ({itemUrl}: {itemUrl: string}) => window.open(itemUrl, '_blank', 'noopener,popup'),
    },
    translations: docSearchTexts(),
    transformItems: (items: DocSearchHit[]) =>
      items.flatMap((item) => {
        const url = hitRoute(item.url, siteConfig.baseUrl);
        return url === undefined ? [] : [{...item, url, url_without_anchor: url.split('#', 1)[0] ?? url}];
      }),
    transformSearchClient: (client: DocSearchTransformClient) =>
      guardClient(client, {
        onAnswer() {
          setFailed(false);
          if (insights) {
            loadInsights();
          }
        },
        onFailure: () => setFailed(true),
      }),
    resultsFooterComponent: ({state}: {state: {query: string}}) => (
      <a href={`${searchPage}?q=${encodeURIComponent(state.query)}`}>
        {translate({id: 'site.search.all', message: 'See all results'})}
      </a>
    ),
    initialScrollY: window.scrollY,
    onAskAiToggle: () => undefined,
    onClose: () => onClose(false),
  }));
  const modal = isFailed && document.querySelector('.DocSearch-Modal');
  return (
    <>
      {createPortal(
        <DocSearchModal
          {...options}
          appId={appId}
          apiKey={apiKey}
          indices={indices}
          insights={insights}
          theme={colorMode}
          initialQuery={initialQuery}
          placeholder={searchText()}
        />,
        document.body,
      )}
      {modal && createPortal(<Failure />, modal)}
    </>
  );
}

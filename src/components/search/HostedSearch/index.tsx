import {DocSearchModal} from '@docsearch/react/modal';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchDialogProps} from '@theme/SearchDialog';
import {useState, type ComponentProps, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {searchText} from '../searchText';
import {useAllResults} from '../useAllResults';
import './docSearch.css';
import {guardClient} from './guardClient';
import {docSearchTexts} from './translations';
import type {HostedSearch as Service} from '@site/config/environment';
import {useSearchTags} from '@site/src/plugins/search/client/useSearchTags';
import {isSafeRoute} from '@site/src/plugins/search/core/isSafeRoute';
import type {SearchGlobalData} from '@site/src/plugins/search/types';

// A static import would be dropped, because the package declares that it has no side effects.
import('@docsearch/react/style').catch(() => undefined);

type DocSearchOptions = ComponentProps<typeof DocSearchModal>;

/**
 * Converts the address of a crawled page to its path on this site, whose origin may differ. `undefined` if it isn't a
 * page of the site.
 */
function hitRoute(url: string, baseUrl: string): string | undefined {
  try {
    const {protocol, pathname, hash} = new URL(url);
    const route = pathname + hash;
    return /^https?:$/.test(protocol) && isSafeRoute(route, baseUrl) ? route : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Removes wrong ARIA attributes: DocSearch declares its dialog as a button with a list, and parts of it as landmarks.
 */
function fixAriaAttributes(wrapper: HTMLElement | null): void {
  const container = wrapper?.querySelector('.DocSearch-Container');
  for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
    container?.removeAttribute(name);
  }
  for (const element of [container, ...(container?.querySelectorAll('header, footer') ?? [])]) {
    element?.setAttribute('role', 'presentation');
  }
}

/** The search dialog of the hosted service: DocSearch, limited to the page's language and versions. */
export function HostedSearch({earlyKeys, onClose}: SearchDialogProps): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {appId, apiKey, indexName, insights} = (usePluginData('search') as SearchGlobalData)
    .hosted as Service;
  const {tags} = useSearchTags();
  const history = useHistory();
  const allResults = useAllResults();
  const [isFailed, setFailed] = useState(false);
  const [initialQuery] = useState(earlyKeys);
  // DocSearch restarts if its functions change.
  const [options] = useState((): Partial<DocSearchOptions> => {
    // Recent searches come from the browser's storage, which isn't trusted.
    const ifOnSite = (open: (route: string) => void) => {
      return ({itemUrl}: {itemUrl: string}) => isSafeRoute(itemUrl, siteConfig.baseUrl) && open(itemUrl);
    };
    return {
      navigator: {
        navigate: ifOnSite((route) => history.push(route)),
        navigateNewTab: ifOnSite((route) => window.open(route, '_blank', 'noopener')),
        navigateNewWindow: ifOnSite((route) => window.open(route, '_blank', 'noopener,popup')),
      },
      hitComponent: ({hit, children}) =>
        isSafeRoute(hit.url, siteConfig.baseUrl) ? (
          <Link to={hit.url} tabIndex={-1}>
            {children}
          </Link>
        ) : (
          <>{children}</>
        ),
      resultsFooterComponent: ({state}) => (
        <Link to={allResults(state.query)} onClick={() => onClose(true)}>
          {translate({id: 'site.search.all', message: 'See all results'})}
        </Link>
      ),
      getMissingResultsUrl: ({query: missing}) => allResults(missing),
      transformItems: (items) =>
        items.flatMap((item) => {
          const url = hitRoute(item.url, siteConfig.baseUrl);
          return url === undefined ? [] : [{...item, url}];
        }),
      transformSearchClient: (client) => guardClient(client, indexName, setFailed),
      onAskAiToggle: () => undefined,
      onClose: () => onClose(false),
    };
  });

  return createPortal(
    <div
      ref={fixAriaAttributes}
      role="dialog"
      aria-modal="true"
      aria-label={searchText()}
      onKeyDown={({key, nativeEvent}) => key === 'Escape' && !nativeEvent.isComposing && onClose(false)}
    >
      <DocSearchModal
        {...(options as DocSearchOptions)}
        appId={appId}
        apiKey={apiKey}
        indices={[
          {
            // DocSearch stores recent searches under this name, so that each language has its own.
            name: `${indexName}-${i18n.currentLocale}`,
            searchParameters: {
              facetFilters: [`language:${i18n.currentLocale}`, tags.map((tag) => `docusaurus_tag:${tag}`)],
            },
          },
        ]}
        initialQuery={initialQuery}
        initialScrollY={window.scrollY}
        insights={insights}
        placeholder={searchText()}
        translations={docSearchTexts(isFailed)}
      />
    </div>,
    document.body,
  );
}

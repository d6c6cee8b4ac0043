import type {DocSearchHit, DocSearchTransformClient} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useState, type ReactNode} from 'react';
import {isSiteRoute} from '../core/siteRoute';
import type {Arrival} from '../useLeave';
import {arrivalOf, type ListedHit} from './arrivalOf';
import {DialogLink} from './DialogLink';
import {guardClient} from './guardClient';
import {hitRoute} from './hitRoute';
import {loadInsights} from './insights';
import {askIndex} from './namedByLanguage';
import {numberedFromOne} from './numberedFromOne';
import {docSearchTexts} from './translations';
import {useService} from './useService';

/** What the dialog does, and is told. */
interface Handlers {
  /** Address of the page with all results of a text. */
  allResults(text: string): string;
  leave(route: string, arrival?: Arrival): void;
  onAsk(): void;
  onAnswer(isFailure: boolean): void;
  onClose(isLeaving: boolean): void;
}

/**
 * How DocSearch shows and opens rows. The handlers are those of the first rendering: DocSearch starts anew, and forgets
 * what it shows, when it is given other functions.
 */
export function useDocSearchOptions({allResults, leave, onAsk, onAnswer, onClose}: Handlers) {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {indexName, insights} = useService();
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
          onAsk,
          onAnswer() {
            onAnswer(false);
            if (insights) {
              loadInsights();
            }
          },
          onFailure: () => onAnswer(true),
        }),
      hitComponent: ({hit, children}: {hit: ListedHit & {url: string}; children: ReactNode}) => (
        <DialogLink
          isRow
          to={isSiteRoute(hit.url, baseUrl) ? hit.url : undefined}
          onPress={() => numberedFromOne(hit)}
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
  return options;
}

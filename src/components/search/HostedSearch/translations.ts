import type {ModalTranslations} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import {searchText} from '../searchText';
import {nothingText} from '../texts';

/**
 * DocSearch's texts in the language of the page.
 *
 * @param isFailed whether the no-results screen is shown because the service failed
 */
export function docSearchTexts(isFailed: boolean): ModalTranslations {
  const clear = translate({id: 'site.search.clear', message: 'Clear'});
  const cancel = translate({id: 'site.search.cancel', message: 'Cancel'});
  const close = translate({id: 'site.search.keys.close', message: 'close'});
  const failed = translate({id: 'site.search.failed', message: 'Unable to fetch results'});
  const help = translate({
    id: 'site.search.failedHelp',
    message: 'You might want to check your network connection.',
  });
  return {
    searchBox: {
      clearButtonTitle: clear,
      clearButtonAriaLabel: clear,
      closeButtonText: cancel,
      closeButtonAriaLabel: cancel,
      placeholderText: searchText(),
      searchInputLabel: searchText(),
      enterKeyHint: 'search',
    },
    startScreen: {
      recentSearchesTitle: translate({id: 'site.search.recent', message: 'Recent'}),
      noRecentSearchesText: translate({id: 'site.search.noRecent', message: 'No recent searches'}),
      saveRecentSearchButtonTitle: translate({id: 'site.search.save', message: 'Save this search'}),
      removeRecentSearchButtonTitle: translate({id: 'site.search.remove', message: 'Remove from history'}),
      favoriteSearchesTitle: translate({id: 'site.search.favorites', message: 'Favorites'}),
      removeFavoriteSearchButtonTitle: translate({
        id: 'site.search.removeFavorite',
        message: 'Remove from favorites',
      }),
    },
    noResultsScreen: {
      noResultsText: isFailed ? failed : nothingText(),
      suggestedQueryText: translate({id: 'site.search.suggestions', message: 'Did you mean'}),
      reportMissingResultsText: isFailed ? help : '',
      reportMissingResultsLinkText: translate({id: 'site.search.all', message: 'See all results'}),
    },
    footer: {
      selectText: translate({id: 'site.search.keys.open', message: 'open'}),
      selectKeyAriaLabel: translate({id: 'site.search.keys.enter', message: 'Enter key'}),
      navigateText: translate({id: 'site.search.keys.move', message: 'move'}),
      navigateUpKeyAriaLabel: translate({id: 'site.search.keys.up', message: 'Up arrow'}),
      navigateDownKeyAriaLabel: translate({id: 'site.search.keys.down', message: 'Down arrow'}),
      closeText: close,
      // Screen readers read this instead of the text.
      closeKeyAriaLabel: close,
      poweredByText: translate({id: 'site.search.poweredBy', message: 'Search by'}),
    },
  };
}

import type {ModalTranslations} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';
import {failureTexts, nothingText, searchText} from '../texts';

/** The texts of DocSearch in the language of the page. */
export function docSearchTexts(): ModalTranslations {
  const clear = translate({id: 'site.search.clear', message: 'Clear'});
  const cancel = translate({id: 'site.search.cancel', message: 'Cancel'});
  const move = translate({id: 'site.search.keys.move', message: 'move'});
  const close = translate({id: 'site.search.keys.close', message: 'close'});
  const remove = translate({id: 'site.search.remove', message: 'Remove from history'});
  const favourites = translate({id: 'site.search.favourites', message: 'Favourites'});
  const recent = translate({id: 'site.search.recent', message: 'Recent'});
  const {title, help} = failureTexts();
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
      recentSearchesTitle: recent,
      noRecentSearchesText: translate({id: 'site.search.noRecent', message: 'No recent searches'}),
      saveRecentSearchButtonTitle: translate({id: 'site.search.save', message: 'Keep this search'}),
      removeRecentSearchButtonTitle: remove,
      favoriteSearchesTitle: favourites,
      removeFavoriteSearchButtonTitle: translate({
        id: 'site.search.removeFavourite',
        message: 'Remove from favourites',
      }),
    },
    errorScreen: {titleText: title, helpText: help},
    noResultsScreen: {
      noResultsText: nothingText(),
      suggestedQueryText: translate({id: 'site.search.suggestions', message: 'Did you mean'}),
    },
    footer: {
      selectText: translate({id: 'site.search.keys.open', message: 'open'}),
      selectKeyAriaLabel: translate({id: 'site.search.keys.enter', message: 'Enter key'}),
      navigateText: move,
      navigateUpKeyAriaLabel: translate({id: 'site.search.keys.up', message: 'Arrow up'}),
      navigateDownKeyAriaLabel: translate({id: 'site.search.keys.down', message: 'Arrow down'}),
      closeText: close,
      // Is read in place of the text.
      closeKeyAriaLabel: close,
      poweredByText: translate({id: 'site.search.poweredBy', message: 'Search by'}),
    },
  };
}

import {translate} from '@docusaurus/Translate';

/** The word on the opener, in the empty box, and as the name of the dialog. Every page loads it, unlike the other texts. */
export function searchText(): string {
  return translate({id: 'site.searchBox.search', message: 'Search'});
}

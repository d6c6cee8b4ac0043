import {translate} from '@docusaurus/Translate';

/** Label of the button, the empty box, and the dialog. In a file of its own, because every page loads it. */
export function searchText(): string {
  return translate({id: 'site.searchBox.search', message: 'Search'});
}

import {useHistory} from '@docusaurus/router';
import type {OpenIn} from '../core/panelState';
import type {PanelRow} from '../row';
import {isDialogEntry} from '../useBackCloses';
import type {RecentSearches} from '../useRecent';

/** What goes with the reader to the page of a result. */
export interface Arrival {
  readonly searchTerms?: readonly string[];
}

/** Goes to an address of the site; a small screen's entry for the dialog gives its place to the page. */
export function useLeave(close: (isLeaving: boolean) => void): (route: string, arrival?: Arrival) => void {
  const history = useHistory();
  return (route, arrival) => {
    history[isDialogEntry() ? 'replace' : 'push'](route, arrival);
    close(true);
  };
}

/** Opens a row where the reader wants it, and remembers it. */
export function useOpenRow(
  close: (isLeaving: boolean) => void,
  recent: RecentSearches,
): (row: PanelRow, how: OpenIn) => void {
  const leave = useLeave(close);
  return (row, how) => {
    recent.add(row);
    if (how === 'place') {
      leave(row.key, {searchTerms: row.terms});
    } else {
      window.open(row.key, '_blank', how === 'window' ? 'noopener,popup' : 'noopener');
    }
  };
}

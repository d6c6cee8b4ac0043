import type {OpenIn} from '../core/panelState';
import type {PanelRow} from '../row';
import {useLeave} from '../useLeave';
import type {RecentSearches} from '../useRecent';

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

import {useHistory, useLocation} from '@docusaurus/router';
import {useState} from 'react';
import type {Arrival} from '../useLeave';

interface Arrived {
  /** Page that the reader has come to, and the entry of the history by which. */
  readonly page: string;
  readonly key: string | undefined;
  /** Words to mark; none any more once the reader has cleared them. */
  readonly terms: readonly string[];
}

/**
 * The words of the search that led to this page, for as long as the reader stays on it.
 *
 * @returns the same object until they change, and what clears them
 */
export function useArrival(): {readonly arrived: Arrived | undefined; clear(): void} {
  const {action} = useHistory();
  const {state, key, pathname, search} = useLocation<Arrival | undefined>();
  const [arrived, setArrived] = useState<Arrived>();
  const page = pathname + search;
  // Back, Forward, and a reload lead to a page that has been read already; so does a link within the page.
  const terms = action === 'POP' ? undefined : state?.searchTerms;
  if (terms && (arrived?.key !== key || arrived?.page !== page)) {
    setArrived({page, key, terms});
  } else if (arrived && arrived.page !== page) {
    setArrived(undefined);
  }
  return {
    arrived,
    clear: () => setArrived((now) => now && {...now, terms: []}),
  };
}

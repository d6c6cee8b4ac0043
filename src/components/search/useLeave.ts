import {useHistory} from '@docusaurus/router';
import {isDialogEntry} from './useBackCloses';

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

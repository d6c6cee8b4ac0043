import {useLocation} from '@docusaurus/router';
import {useEffect, type RefObject} from 'react';

interface Props {
  /** Emptied when it has got the focus. */
  readonly targetRef: RefObject<HTMLElement | null>;
}

/**
 * Gives the focus to an element once the address has changed. With each new address Docusaurus gives it to the
 * link at the top of the page; effects of what stands below that link come after its own.
 */
export function FocusAfterRoute({targetRef}: Props): null {
  const location = useLocation();
  useEffect(() => {
    targetRef.current?.focus({preventScroll: true});
    targetRef.current = null;
  }, [location, targetRef]);
  return null;
}

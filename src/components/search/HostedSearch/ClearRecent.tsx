import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** The button that forgets all that was opened before; styles show it above that list alone. */
export function ClearRecent({onClear}: {onClear(): void}): ReactNode {
  return (
    <button type="button" className="DocSearch-ClearRecent" onClick={onClear}>
      <Translate id="site.search.clearRecent">Clear all</Translate>
    </button>
  );
}

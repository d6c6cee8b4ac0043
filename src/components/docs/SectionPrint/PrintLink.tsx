import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useSections} from './useSections';

/** Opens the innermost category around a page that has more pages, as one document. */
export function PrintLink(): ReactNode {
  const [, ...sections] = useSections();
  const section = sections.filter(({pages}) => pages.length > 1).at(-1);
  return (
    section && (
      <Link to={section.address} rel="nofollow" data-needs-script>
        <Translate id="site.docs.printSection">Print this section</Translate>
      </Link>
    )
  );
}

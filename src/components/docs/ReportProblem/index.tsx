import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Link to a new issue about a page. */
export function ReportProblem({url}: {readonly url: string}): ReactNode {
  return (
    <Link to={url}>
      <Translate id="site.docs.report">Report a problem with this page</Translate>
    </Link>
  );
}

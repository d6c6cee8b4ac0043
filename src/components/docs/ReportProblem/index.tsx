import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {problemReportUrl} from '../core/problemReport';

/** Address of a new issue that already names a page and, if it has versions, its version. */
export function useReportUrl(route: string, version?: string): string {
  const {siteConfig} = useDocusaurusContext();
  const title = `${translate({id: 'site.docs.reportTitle', message: 'Problem with'})} ${route}`;
  return problemReportUrl(title, siteConfig.url + route, version);
}

/** Link to a new issue about a page. */
export function ReportProblem({url}: {readonly url: string}): ReactNode {
  return (
    <Link to={url}>
      <Translate id="site.docs.report">Report a problem with this page</Translate>
    </Link>
  );
}

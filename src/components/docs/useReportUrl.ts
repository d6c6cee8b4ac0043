import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {problemReportUrl} from './core/problemReport';
import {siteRepository} from '@site/config/site';

/** Address of a new issue that already names a page and, if it has versions, its version. */
export function useReportUrl(route: string, version?: string): string {
  const {siteConfig} = useDocusaurusContext();
  return problemReportUrl(
    {repository: siteRepository, origin: siteConfig.url, route, version},
    translate({id: 'site.docs.reportTitle', message: 'Problem with'}),
  );
}

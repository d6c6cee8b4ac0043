import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {problemReportUrl} from './core/problemReport';

/** Address of a new issue that already names a page and, if it has versions, its version. */
export function useReportUrl(route: string, version?: string): string {
  const {siteConfig} = useDocusaurusContext();
  const title = `${translate({id: 'site.docs.reportTitle', message: 'Problem with'})} ${route}`;
  return problemReportUrl(title, siteConfig.url + route, version);
}

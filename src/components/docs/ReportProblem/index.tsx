import Link from '@docusaurus/Link';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {problemReportUrl} from '../core/problemReport';
import {versionInWords} from '../versionInWords';
import {siteRepository} from '@site/config/site';

/** Link to a new issue that already names the doc page and its version. */
export function ReportProblem(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const version = useDocsVersion();
  const href = problemReportUrl(
    {
      repository: siteRepository,
      origin: siteConfig.url,
      route: metadata.permalink,
      version: versionInWords(version),
    },
    {
      title: translate({id: 'site.docs.reportTitle', message: 'Problem with'}),
      page: translate({id: 'site.docs.reportPage', message: 'Page:'}),
      version: translate({id: 'site.docs.reportVersion', message: 'Version:'}),
      question: translate({id: 'site.docs.reportQuestion', message: 'What’s wrong, and what did you expect?'}),
    },
  );
  return (
    <Link to={href}>
      <Translate id="site.docs.report">Report a problem with this page</Translate>
    </Link>
  );
}

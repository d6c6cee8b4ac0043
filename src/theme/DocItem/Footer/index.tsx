import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import EditThisPage from '@theme/EditThisPage';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {LastChange} from '@site/src/components/docs/LastChange';
import {MarkdownActions} from '@site/src/components/docs/MarkdownActions';
import {PageFeedback} from '@site/src/components/docs/PageFeedback';
import {ReportProblem, useReportUrl} from '@site/src/components/docs/ReportProblem';
import {PrintLink} from '@site/src/components/docs/SectionPrint/PrintLink';
import {versionInWords} from '@site/src/components/docs/versionInWords';

/** Footer of a doc page: feedback, edit link, problem report, Markdown, print, and last change. */
export default function DocItemFooter(): ReactNode {
  const {permalink, editUrl, lastUpdatedAt, lastUpdatedBy, unlisted} = useDoc().metadata;
  const reportUrl = useReportUrl(permalink, versionInWords(useDocsVersion()));
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.footer)}>
      {editUrl ? (
        <PageFeedback key={permalink} route={permalink} editUrl={editUrl} reportUrl={reportUrl} />
      ) : null}
      <span className={clsx(ThemeClassNames.docs.docFooterEditMetaRow, 'link-row screen-only')}>
        {editUrl ? <EditThisPage editUrl={editUrl} /> : null}
        <ReportProblem url={reportUrl} />
        {unlisted ? null : <MarkdownActions route={permalink} />}
        <PrintLink />
      </span>
      {lastUpdatedAt && lastUpdatedBy ? <LastChange at={lastUpdatedAt} by={lastUpdatedBy} /> : null}
    </footer>
  );
}

import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import EditThisPage from '@theme/EditThisPage';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {LastChange} from '@site/src/components/docs/LastChange';
import {ReportProblem} from '@site/src/components/docs/ReportProblem';

/** Footer of a doc page: edit link, problem report, and last change. */
export default function DocItemFooter(): ReactNode {
  const {editUrl, lastUpdatedAt, lastUpdatedBy} = useDoc().metadata;
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.footer)}>
      <span className={clsx(ThemeClassNames.docs.docFooterEditMetaRow, styles.links)}>
        {editUrl ? <EditThisPage editUrl={editUrl} /> : null}
        <ReportProblem />
      </span>
      {lastUpdatedAt && lastUpdatedBy ? <LastChange at={lastUpdatedAt} by={lastUpdatedBy} /> : null}
    </footer>
  );
}

import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Footer from '@theme-original/BlogPostItem/Footer';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {MarkdownActions} from '@site/src/components/docs/MarkdownActions';
import {PageFeedback} from '@site/src/components/docs/PageFeedback';
import {ReportProblem, useReportUrl} from '@site/src/components/docs/ReportProblem';

/** Footer of a post. On its own page, it has the same question, report, and Markdown actions as a doc page. */
export default function BlogPostItemFooter(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {permalink, editUrl, unlisted} = metadata;
  const reportUrl = useReportUrl(permalink);
  return (
    <>
      <Footer />
      {isBlogPostPage && editUrl ? (
        <div className={clsx('screen-only', styles.feedback)}>
          <span className="link-row">
            <ReportProblem url={reportUrl} />
            {unlisted ? null : <MarkdownActions route={permalink} />}
          </span>
          <PageFeedback key={permalink} route={permalink} editUrl={editUrl} reportUrl={reportUrl} />
        </div>
      ) : null}
    </>
  );
}

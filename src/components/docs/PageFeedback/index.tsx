import Link from '@docusaurus/Link';
import {useStorageSlot} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import {useId, useState, type ReactNode} from 'react';
import styles from './styles.module.css';
import {feedbackEvent, type Feedback} from '@site/src/plugins/analytics/core/feedback';

interface Props {
  /** Path of the page. Must also be the component's key. */
  readonly route: string;
  readonly editUrl: string;
  readonly reportUrl: string;
}

/** Asks whether a page was helpful. The answer is stored in the browser, and reported if the site has analytics. */
export function PageFeedback({route, editUrl, reportUrl}: Props): ReactNode {
  const question = useId();
  const [stored, slot] = useStorageSlot(`helpful:${route}`);
  const [given, setGiven] = useState<Feedback>();
  const current = given ?? stored;
  const answer = (choice: Feedback) => {
    if (choice !== current) {
      window.dispatchEvent(new CustomEvent(feedbackEvent, {detail: choice}));
    }
    setGiven(choice);
    slot.set(choice);
  };
  return (
    <div
      role="group"
      aria-labelledby={question}
      className={clsx('screen-only', styles.feedback)}
      data-needs-script
    >
      <p id={question}>
        <Translate id="site.feedback.question">Was this page helpful?</Translate>
      </p>
      {(['yes', 'no'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          className="outline-button"
          aria-pressed={current === choice}
          onClick={() => answer(choice)}
        >
          {choice === 'yes' ? (
            <Translate id="site.feedback.yes">Yes</Translate>
          ) : (
            <Translate id="site.feedback.no">No</Translate>
          )}
        </button>
      ))}
      <p role="status" className={styles.status}>
        {given === 'yes' && <Translate id="site.feedback.thanks">Good to know. Thank you!</Translate>}
        {given === 'no' && (
          <Translate
            id="site.feedback.remedy"
            description="Shown to a reader who found a page unhelpful; the placeholders are the two links below"
            values={{
              report: (
                <Link to={reportUrl}>
                  <Translate id="site.feedback.report">tell us what is wrong</Translate>
                </Link>
              ),
              edit: (
                <Link to={editUrl}>
                  <Translate id="site.feedback.edit">edit this page</Translate>
                </Link>
              ),
            }}
          >
            {'Please {report}, or {edit} yourself.'}
          </Translate>
        )}
      </p>
    </div>
  );
}

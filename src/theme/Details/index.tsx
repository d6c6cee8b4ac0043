import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';
import clsx from 'clsx';
import {isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

/** The browser's native details element: works without JavaScript and with "find in page", and prints open. */
export default function Details({summary, children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx(styles.details, className)}>
      {isValidElement(summary) ? summary : <summary>{summary}</summary>}
      {children}
    </details>
  );
}

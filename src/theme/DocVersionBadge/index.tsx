import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocVersionBadge';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {versionInWords} from '@site/src/components/docs/versionInWords';

/** The page's version in words, in its product's color; nothing if there is only one version. */
export default function DocVersionBadge({className}: Props): ReactNode {
  const version = useDocsVersion();
  if (!version.badge) {
    return null;
  }
  return (
    <span className={clsx(className, ThemeClassNames.docs.docVersionBadge, styles.badge)}>
      {versionInWords(version)}
    </span>
  );
}

import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout';
import OriginalLayout from '@theme-original/DocRoot/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/**
 * The stock layout of doc pages in an element with the product's color class. Classes of the root element change while a
 * page hydrates, so styles that depend on them would flicker.
 */
export default function DocRootLayout(props: Props): ReactNode {
  const {className} = useDocsVersion();
  return (
    <div className={clsx('doc-page', className)}>
      <OriginalLayout {...props} />
    </div>
  );
}

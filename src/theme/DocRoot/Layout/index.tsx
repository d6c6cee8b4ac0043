import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout';
import OriginalLayout from '@theme-original/DocRoot/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/**
 * The stock layout of doc pages inside an element that carries the tool's hue: classes of the root
 * element come and go while a page hydrates, and everything that hangs on them would flicker.
 */
export default function DocRootLayout(props: Props): ReactNode {
  const {className} = useDocsVersion();
  return (
    <div className={clsx('doc-page', className)}>
      <OriginalLayout {...props} />
    </div>
  );
}

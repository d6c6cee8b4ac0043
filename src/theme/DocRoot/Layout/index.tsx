import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot/Layout';
import OriginalLayout from '@theme-original/DocRoot/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {SectionPrint} from '@site/src/components/docs/SectionPrint';
import {usePrintedSection} from '@site/src/components/docs/SectionPrint/useSections';

/**
 * The stock layout of doc pages in an element with the product's color class. Classes of the root element change while
 * a page hydrates, so styles that depend on them would flicker. If the address asks to print a section, the layout is
 * replaced with that section.
 */
export default function DocRootLayout(props: Props): ReactNode {
  const {className} = useDocsVersion();
  const section = usePrintedSection();
  return (
    <div className={clsx('doc-page', className)}>
      {section ? <SectionPrint key={section.address} section={section} /> : <OriginalLayout {...props} />}
    </div>
  );
}

import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import OriginalMDXComponents from '@theme-original/MDXComponents';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {RestOfPage} from '@site/src/components/docs/RestOfPage';

/** A table row with an anchor that the link check knows and that scrolls into view below the navbar. */
function TableRow({className, ...props}: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const anchor = useAnchorTargetClassName(props.id);
  return <tr {...props} className={clsx(anchor, className) || undefined} />;
}

/** The stock elements, plus table rows with anchors and the deferred part of long pages. */
export default {...OriginalMDXComponents, tr: TableRow, RestOfPage};

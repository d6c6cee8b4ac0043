import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

/** A table row with an anchor that the link check knows and that scrolls into view below the navbar. */
export function TableRow({className, ...props}: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const anchor = useAnchorTargetClassName(props.id);
  return <tr {...props} className={clsx(anchor, className) || undefined} />;
}

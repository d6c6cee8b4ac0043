import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';

/** A table row that can be linked: its anchor is known to the link check and lands below the navbar. */
export function TableRow({className, ...props}: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const anchor = useAnchorTargetClassName(props.id);
  return <tr {...props} className={clsx(anchor, className) || undefined} />;
}

import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import OriginalMDXComponents from '@theme-original/MDXComponents';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {RestOfPage} from '@site/src/components/docs/RestOfPage';

/** Checkbox of a task list, with a name for screen readers. */
function TaskBox(props: ComponentProps<'input'>): ReactNode {
  const name = props.checked
    ? translate({id: 'site.docs.taskDone', message: 'Done'})
    : translate({id: 'site.docs.taskOpen', message: 'To do'});
  return <input {...props} aria-label={name} />;
}

/** A table row with an anchor that the link check knows and that scrolls into view below the navbar. */
function TableRow({className, ...props}: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  const anchor = useAnchorTargetClassName(props.id);
  return <tr {...props} className={clsx(anchor, className) || undefined} />;
}

/** The stock elements, plus task lists with named checkboxes, table rows with anchors, and the deferred part of long pages. */
export default {...OriginalMDXComponents, input: TaskBox, tr: TableRow, RestOfPage};

import type {Props} from '@theme/DocSidebar/Desktop/Content';
import OriginalContent from '@theme-original/DocSidebar/Desktop/Content';
import type {ReactNode} from 'react';
import {useActiveEntryInView} from '@site/src/components/docs/useActiveEntryInView';

/** The stock sidebar, scrolled to the current entry. */
export default function DocSidebarDesktopContent(props: Props): ReactNode {
  useActiveEntryInView(props.path);
  return <OriginalContent {...props} />;
}

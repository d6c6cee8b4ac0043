import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {ReactNode} from 'react';

/**
 * The crash page for what fails outside a page's own content, such as the navbar. It stands alone:
 * the layout around it may be what crashed.
 */
export default function Error(props: Props): ReactNode {
  return <ErrorPageContent {...props} />;
}

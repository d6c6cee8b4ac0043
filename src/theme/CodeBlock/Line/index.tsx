import type {Props} from '@theme/CodeBlock/Line';
import OriginalLine from '@theme-original/CodeBlock/Line';
import type {ComponentProps, ReactElement, ReactNode} from 'react';

/**
 * The stock code line as a `span`: a `div`, as stock writes it, is not allowed inside `code`. The
 * original uses no hooks, so it can be called for its element.
 */
export default function CodeBlockLine(props: Props): ReactNode {
  const line = (OriginalLine as (props: Props) => ReactElement<ComponentProps<'span'>>)(props);
  return <span {...line.props} />;
}

import type {Props as StockProps} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import {Children, isValidElement, type ReactNode} from 'react';
import {CodeTokens} from './Content';

/** Attributes of code blocks besides the stock ones. */
interface Props extends StockProps {
  /** Positions of its tokens, found at build time. */
  readonly tokens?: string;
}

/**
 * A code block with tokens found at build time. The stock component renders each block twice to apply inline color
 * styles, which this site doesn't have.
 */
export default function CodeBlock({children, tokens, ...props}: Props): ReactNode {
  if (Children.toArray(children).some((child) => isValidElement(child))) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  const code = Array.isArray(children) ? children.join('') : String(children ?? '');
  return (
    <CodeTokens value={tokens}>
      <StringContent {...props}>{code}</StringContent>
    </CodeTokens>
  );
}

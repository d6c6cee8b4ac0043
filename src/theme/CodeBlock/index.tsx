import type {Props as StockProps} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import {Children, isValidElement, type ReactNode} from 'react';
import {CodeTokensProvider} from '@site/src/components/docs/CodeTokens';

/** What a code block of a page brings along besides the stock attributes. */
interface Props extends StockProps {
  /** Where its tokens begin and end, as found when the site was built. */
  readonly tokens?: string;
}

/**
 * A code block with the tokens found when the site was built. Stock renders every block a second time
 * once the page has started, for colours in inline styles, which there are none of here.
 */
export default function CodeBlock({children, tokens, ...props}: Props): ReactNode {
  if (Children.toArray(children).some((child) => isValidElement(child))) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  const code = Array.isArray(children) ? children.join('') : String(children ?? '');
  return (
    <CodeTokensProvider value={tokens}>
      <StringContent {...props}>{code}</StringContent>
    </CodeTokensProvider>
  );
}

import type {Props} from '@theme/CodeBlock/Line/Token';
import type {ReactNode} from 'react';

/** One token, coloured by its class: Prism's inline style would break a strict content policy. */
export default function CodeBlockLineToken({className, children}: Props): ReactNode {
  return className ? <span className={className}>{children}</span> : children;
}

import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import {createContext, useContext, useMemo, type ReactNode} from 'react';
import styles from './styles.module.css';
import {linesHtml} from '@site/src/prism/linesHtml';
import {decodeTokens} from '@site/src/prism/tokens';

/** Encoded tokens of the surrounding code block. */
export const CodeTokens = createContext<string | undefined>(undefined);

/** Lines of a code block, without the stock inline styles on `pre` and `code`. */
export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata: {code, language, lineClassNames},
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const tokens = useContext(CodeTokens);
  const html = useMemo(
    () => ({__html: linesHtml(decodeTokens(code, tokens), lineClassNames)}),
    [code, tokens, lineClassNames],
  );
  return (
    <pre
      ref={codeBlockRef}
      tabIndex={0}
      className={clsx(className, 'prism-code', `language-${language}`, styles.block, 'thin-scrollbar')}
    >
      <code className={styles.lines} dangerouslySetInnerHTML={html} />
    </pre>
  );
}

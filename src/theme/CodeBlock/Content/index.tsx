import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';
import styles from './styles.module.css';
import {useCodeTokens} from '@site/src/components/docs/CodeTokens';
import {linesHtml} from '@site/src/prism/linesHtml';

const numbered = {line: clsx(styles.line), number: clsx(styles.number), content: clsx(styles.content)};

/** Lines of a code block, without the stock inline styles on `pre`, `code`, and numbered lines. */
export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  const isNumbered = lineNumbersStart !== undefined;
  const tokens = useCodeTokens(code);
  const html = useMemo(
    () => ({__html: linesHtml(tokens, {lineClassNames, numbered: isNumbered ? numbered : undefined})}),
    [tokens, lineClassNames, isNumbered],
  );
  return (
    <pre
      ref={codeBlockRef}
      tabIndex={0}
      className={clsx(className, 'prism-code', `language-${language}`, styles.block, 'thin-scrollbar')}
    >
      <code
        ref={(element) => {
          if (lineNumbersStart !== undefined && lineNumbersStart !== 1) {
            element?.style.setProperty('counter-reset', `line-count ${lineNumbersStart - 1}`);
          }
        }}
        className={clsx(styles.lines, isNumbered && styles.numbered)}
        dangerouslySetInnerHTML={html}
      />
    </pre>
  );
}

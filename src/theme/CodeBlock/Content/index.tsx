import {usePrismTheme} from '@docusaurus/theme-common';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import Line from '@theme/CodeBlock/Line';
import clsx from 'clsx';
import {Highlight} from 'prism-react-renderer';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Lines of a code block; stock writes inline styles on `pre`, `code`, and numbered lines. */
export default function CodeBlockContent({className}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  const isNumbered = lineNumbersStart !== undefined;
  return (
    <Highlight theme={usePrismTheme()} code={code} language={language}>
      {(prism) => (
        <pre
          ref={wordWrap.codeBlockRef}
          tabIndex={0}
          className={clsx(className, prism.className, styles.block, 'thin-scrollbar')}
        >
          <code
            ref={(element) => {
              if (lineNumbersStart !== undefined && lineNumbersStart !== 1) {
                element?.style.setProperty('counter-reset', `line-count ${lineNumbersStart - 1}`);
              }
            }}
            className={clsx(styles.lines, isNumbered && styles.numbered)}
          >
            {prism.tokens.map((line, index) => (
              <Line
                key={index}
                line={line}
                getLineProps={prism.getLineProps}
                getTokenProps={prism.getTokenProps}
                classNames={lineClassNames[index]}
                showLineNumbers={isNumbered}
              />
            ))}
          </code>
        </pre>
      )}
    </Highlight>
  );
}

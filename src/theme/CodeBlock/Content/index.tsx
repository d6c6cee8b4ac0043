import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import Line from '@theme/CodeBlock/Line';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';
import {useCodeTokens} from '@site/src/components/docs/CodeTokens';

type LineProps = ComponentProps<typeof Line>;

const getLineProps: LineProps['getLineProps'] = ({className}) => ({className: clsx('token-line', className)});

const getTokenProps: LineProps['getTokenProps'] = ({token: {types, content}}) => ({
  className: types.length === 0 ? '' : `token ${types.join(' ')}`,
  children: content,
});

/** Lines of a code block; stock writes inline styles on `pre`, `code`, and numbered lines. */
export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  const isNumbered = lineNumbersStart !== undefined;
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
      >
        {useCodeTokens(code).map((line, index) => (
          <Line
            key={index}
            line={line.map(({text, className: types}) => ({types: types?.split(' ') ?? [], content: text}))}
            getLineProps={getLineProps}
            getTokenProps={getTokenProps}
            classNames={lineClassNames[index]}
            showLineNumbers={isNumbered}
          />
        ))}
      </code>
    </pre>
  );
}

import {Fragment, type ReactNode} from 'react';
import {colorKcl} from '../core/colorKcl';
import styles from './styles.module.css';

/** Text that may wrap after its dots. */
function breakable(text: string): ReactNode {
  return text.split(/(?<=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** One highlighted line of KCL. The indent is a separate element, so narrow screens can halve it. */
export function Code({children}: {readonly children: string}): ReactNode {
  const code = children.trimStart();
  return (
    <span className={styles.code}>
      <span className={styles.indent}>{children.slice(0, children.length - code.length)}</span>
      {colorKcl(code).map(({text, type}, index) => (
        <span key={index} className={type && `token ${type}`}>
          {breakable(text)}
        </span>
      ))}
    </span>
  );
}

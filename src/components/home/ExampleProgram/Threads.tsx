import type {ReactNode} from 'react';
import {threads, type Thread} from './programThreads';
import styles from './styles.module.css';
import {program, type ResourceId} from '@site/src/data/homeProgram';

/** Height of a line of the program and width of the strip between program and resources, in pixels. */
const rowHeight = 26;
const stripWidth = 64;

interface Props {
  readonly lit: readonly Thread[];
  /** Resources from top to bottom. */
  readonly order: readonly ResourceId[];
}

/**
 * Draws the threads between program and resources. A program line is one row high, and the resources share the same
 * height evenly, so nothing needs to be measured in the browser.
 */
export function Threads({lit, order}: Props): ReactNode {
  const height = program.length * rowHeight;
  const path = ({line, resource}: Thread) => {
    const from = (line + 0.5) * rowHeight;
    const to = ((order.indexOf(resource) + 0.5) * height) / order.length;
    return `M0 ${from}C${stripWidth / 2} ${from} ${stripWidth / 2} ${to} ${stripWidth} ${to}`;
  };
  return (
    <svg className={styles.threads} width={stripWidth} height={height} aria-hidden="true">
      <path d={threads.map(path).join('')} />
      {lit.map((thread) => (
        <path
          key={`${thread.line}-${thread.resource}`}
          className={styles.litThread}
          pathLength={1}
          d={path(thread)}
        />
      ))}
    </svg>
  );
}

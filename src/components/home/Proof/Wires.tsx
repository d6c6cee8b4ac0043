import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {threads, type Thread} from './useThreads';
import {program} from '@site/src/data/homeProgram';

/** Height of a line of the program and width of the strip between program and resources, in pixels. */
const rowHeight = 26;
const stripWidth = 64;

/**
 * Path of a thread through the strip. A program line is one row high, and the resources share the same height evenly, so
 * nothing needs to be measured in the browser.
 */
function wirePath(line: number, resource: number, lines: number, resources: number): string {
  const from = (line + 0.5) * rowHeight;
  const to = ((resource + 0.5) * lines * rowHeight) / resources;
  const half = stripWidth / 2;
  return `M0 ${from}C${half} ${from} ${half} ${to} ${stripWidth} ${to}`;
}

interface Props {
  readonly lit: readonly Thread[];
  /** Resources from top to bottom. */
  readonly order: readonly string[];
}

/** Draws the threads between program and resources. */
export function Wires({lit, order}: Props): ReactNode {
  const path = ({line, resource}: Thread) =>
    wirePath(line, order.indexOf(resource), program.length, order.length);
  return (
    <svg className={styles.wires} width={stripWidth} height={program.length * rowHeight} aria-hidden="true">
      <path d={threads.map(path).join('')} />
      {lit.map((thread) => (
        <path
          key={`${thread.line}-${thread.resource}`}
          className={styles.litWire}
          pathLength={1}
          d={path(thread)}
        />
      ))}
    </svg>
  );
}

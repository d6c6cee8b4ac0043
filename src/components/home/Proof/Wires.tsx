import type {ReactNode} from 'react';
import type {Thread} from '../core/relations';
import {rowHeight, stripWidth, wirePath} from '../core/wires';
import styles from './styles.module.css';
import {threads} from './useThreads';
import {program} from '@site/src/data/homeProgram';

interface Props {
  readonly lit: readonly Thread[];
  /** Resources from top to bottom. */
  readonly order: readonly string[];
}

/** Draws the threads between program and resources; highlighted ones run from a line to a resource. */
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

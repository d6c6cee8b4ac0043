import type {ReactNode} from 'react';
import {DataTable} from '../../table/DataTable';
import {Change, Pieces} from './Pieces';
import styles from './styles.module.css';
import type {Part, Piece} from '@site/src/plugins/version-changes/core/comparePages';

const signs = {'-1': '− ', 0: '  ', 1: '+ '} as const;

/** Lines of code, each with a plus, minus, or space. */
function Lines({pieces}: {readonly pieces: readonly Piece[]}): ReactNode {
  return (
    <pre className={styles.code}>
      <code>
        {pieces.map(([change, text], index) => (
          <Change key={index} change={change}>
            {text
              .replace(/\n$/, '')
              .split('\n')
              .map((line) => `${signs[change]}${line}\n`)
              .join('')}
          </Change>
        ))}
      </code>
    </pre>
  );
}

/** Shows the mark of a list item as a bullet. */
function withBullet([first, ...others]: readonly Piece[]): readonly Piece[] {
  return first ? [[first[0], first[1].replace(/^[-*+] /, '• ')], ...others] : [];
}

/** The changed parts of a section; rows of one table stay together. */
export function Parts({parts}: {readonly parts: readonly Part[]}): ReactNode {
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1)?.[0];
    if (part.kind === 'row' && last?.head?.join('\n') === part.head?.join('\n') && last?.kind === 'row') {
      groups.at(-1)?.push(part);
    } else {
      groups.push([part]);
    }
  }
  return groups.map((group, index) => {
    const [{kind, head, cells}] = group as [Part];
    switch (kind) {
      case 'row':
        return (
          <DataTable
            key={index}
            head={head ?? []}
            rows={group.map((row) => row.cells.map((pieces) => <Pieces pieces={pieces} />))}
            cellClassName="long-word"
          />
        );
      case 'code':
        return <Lines key={index} pieces={cells.flat()} />;
      default:
        return (
          <p key={index}>
            <Pieces pieces={withBullet(cells.flat())} />
          </p>
        );
    }
  });
}

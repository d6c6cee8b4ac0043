import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import {DataTable} from '../../table/DataTable';
import {RichText} from '../RichText';
import styles from './styles.module.css';
import type {Part, Piece} from '@site/src/plugins/version-changes/core/comparePages';

interface ChangeProps {
  readonly change: Piece[0];
  readonly children: ReactNode;
}

/** Marks additions and deletions, also in words, because many screen readers don't announce them. */
function Change({change, children}: ChangeProps): ReactNode {
  if (change === 0) {
    return children;
  }
  const Mark = change > 0 ? 'ins' : 'del';
  return (
    <Mark>
      <span className="visually-hidden">
        {change > 0
          ? translate({id: 'site.diff.added', message: 'Added:'})
          : translate({id: 'site.diff.removed', message: 'Removed:'})}{' '}
      </span>
      {children}
    </Mark>
  );
}

/** Text with its additions and deletions. Spaces at the ends of changes aren't marked. */
export function Pieces({pieces}: {readonly pieces: readonly Piece[]}): ReactNode {
  return pieces.map(([change, text], index) => {
    const content = change === 0 ? text : text.trimEnd();
    return (
      <Fragment key={index}>
        {content !== '' && (
          <Change change={change}>
            <RichText text={content} />
          </Change>
        )}
        {content !== text && ' '}
      </Fragment>
    );
  });
}

const signs = {'-1': '− ', 0: '  ', 1: '+ '} as const;

/** Lines of code, each with a plus, minus, or space. */
function Lines({pieces}: {readonly pieces: readonly Piece[]}): ReactNode {
  return (
    <pre className={styles.code}>
      <code>
        {pieces.map(([change, text], index) => (
          <Change key={index} change={change}>
            {text.replace(/^(?=.*\n)/gm, signs[change])}
          </Change>
        ))}
      </code>
    </pre>
  );
}

/** The changed parts of a section; rows of one table stay together. */
export function Parts({parts}: {readonly parts: readonly Part[]}): ReactNode {
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1)?.[0];
    if (part.kind === 'row' && last?.kind === 'row' && last.head?.join() === part.head?.join()) {
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
            <Pieces pieces={cells.flat()} />
          </p>
        );
    }
  });
}

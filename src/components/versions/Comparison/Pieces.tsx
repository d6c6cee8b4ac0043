import {translate} from '@docusaurus/Translate';
import {Fragment, type ReactNode} from 'react';
import {RichText} from '../RichText';
import type {Piece} from '@site/src/plugins/version-changes/core/comparePages';

interface ChangeProps {
  readonly change: Piece[0];
  readonly children: ReactNode;
}

/** Marks additions and deletions, also in words, because many screen readers don't announce them. */
export function Change({change, children}: ChangeProps): ReactNode {
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

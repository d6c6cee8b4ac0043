import type {ReactNode} from 'react';
import {isPlainClick} from '../core/isPlainClick';

interface Props {
  /** Absent where there is nothing to go to. */
  readonly to: string | undefined;
  /** Whether the link is a row of a list, which arrow keys lead to and Tab does not. */
  readonly isRow?: boolean;
  /** Called before anything else is done with a click. */
  onPress?(): void;
  onFollow(route: string): void;
  readonly children: ReactNode;
}

/** A link of the dialog: a plain click stays in this page, any other is the browser's. */
export function DialogLink({to, isRow, onPress, onFollow, children}: Props): ReactNode {
  return (
    <a
      href={to}
      tabIndex={isRow ? -1 : undefined}
      onClick={(event) => {
        onPress?.();
        if (to !== undefined && isPlainClick(event)) {
          event.preventDefault();
          onFollow(to);
        }
      }}
    >
      {children}
    </a>
  );
}

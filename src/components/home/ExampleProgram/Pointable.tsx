import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly isPointedAt: boolean;
  readonly point: () => void;
  readonly children: ReactNode;
}

/**
 * A line of the program or a resource, which the reader can point at. All are radio buttons of one group: Tab stops at one
 * of them, and arrow keys move between them. Without JavaScript, it is plain text.
 */
export function Pointable({isPointedAt, point, children}: Props): ReactNode {
  return (
    <label className={styles.entry} onPointerEnter={point}>
      <input
        type="radio"
        name="entry"
        className="visually-hidden"
        checked={isPointedAt}
        onChange={point}
        data-needs-script
      />
      {children}
    </label>
  );
}

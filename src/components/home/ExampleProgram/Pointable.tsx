import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly isPointedAt: boolean;
  readonly point: () => void;
  readonly children: ReactNode;
}

/**
 * An entry that reacts to pointing. All entries are radio buttons of one group, so Tab stops at one of them, and arrow
 * keys move between them. Without JavaScript, an entry is plain text.
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

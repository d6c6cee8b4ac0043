import clsx from 'clsx';
import {useId, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

interface MobileDropdownProps {
  /** Content of the button. */
  readonly label: ReactNode;
  readonly className?: string;
  /** List items with one link each. */
  readonly children: ReactNode;
}

/** An entry of the mobile menu with a button that opens a list of links. */
export function MobileDropdown({label, className, children}: MobileDropdownProps): ReactNode {
  const [shown, setShown] = useState(false);
  const listId = useId();
  return (
    <li className={clsx('menu__list-item', !shown && 'menu__list-item--collapsed')}>
      <button
        type="button"
        className={clsx(
          'clean-btn menu__link menu__link--sublist menu__link--sublist-caret',
          styles.button,
          className,
        )}
        aria-expanded={shown}
        aria-controls={listId}
        onClick={() => setShown(!shown)}
      >
        <span>{label}</span>
      </button>
      <ul id={listId} className="menu__list" hidden={!shown}>
        {children}
      </ul>
    </li>
  );
}

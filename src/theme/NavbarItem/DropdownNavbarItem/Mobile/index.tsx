import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import clsx from 'clsx';
import {useId, useState, type MouseEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

/** An entry of the mobile menu with a button that opens a list of links. */
export default function DropdownNavbarItemMobile({items, className, label, onClick}: Props): ReactNode {
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
        {items.map((item, index) => (
          <NavbarItem
            mobile
            isDropdownItem
            activeClassName="menu__link--active"
            {...item}
            // Close the menu even if the item has its own click handler.
            onClick={(event: MouseEvent<HTMLAnchorElement>) => {
              item.onClick?.(event);
              onClick?.(event);
            }}
            key={index}
          />
        ))}
      </ul>
    </li>
  );
}

import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import {
  useEffect,
  useId,
  useReducer,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';
import styles from './styles.module.css';
import {nextState, placeAfterKey} from '@site/src/components/navbar/dropdownState';

/**
 * A button that opens a list of links.
 *
 * This isn't an ARIA menu: screen readers read the list as links, so there is no `aria-haspopup`.
 */
export default function DropdownNavbarItemDesktop({items, position, className, label}: Props): ReactNode {
  const [state, dispatch] = useReducer(nextState, 'closed');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const shown = state !== 'closed';

  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const dismissOutside = ({target}: globalThis.PointerEvent) => {
      if (!root.current?.contains(target as Node)) {
        dispatch('dismiss');
      }
    };
    document.addEventListener('pointerdown', dismissOutside);
    return () => document.removeEventListener('pointerdown', dismissOutside);
  }, [shown]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && shown) {
      dispatch('dismiss');
      button.current?.focus();
      return;
    }
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const place = placeAfterKey(event.key, links.indexOf(event.target as HTMLAnchorElement), links.length);
    if (place !== undefined) {
      event.preventDefault();
      flushSync(() => dispatch('show'));
      links[place]?.focus();
    }
  }

  function onHover(event: PointerEvent): void {
    if (event.pointerType === 'mouse') {
      dispatch(event.type === 'pointerenter' ? 'enter' : 'leave');
    }
  }

  return (
    <div
      ref={root}
      className={clsx(
        'navbar__item dropdown',
        position !== 'left' && 'dropdown--right',
        shown && 'dropdown--show',
      )}
      onKeyDown={onKeyDown}
      onPointerEnter={onHover}
      onPointerLeave={onHover}
      onBlur={({currentTarget, relatedTarget}) => {
        // Safari doesn't focus a clicked link: without a new focus, the reader hasn't left the dropdown.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) {
          dispatch('dismiss');
        }
      }}
    >
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn navbar__link', styles.button, className)}
        aria-expanded={shown}
        aria-controls={listId}
        onClick={() => dispatch('press')}
      >
        {label}
      </button>
      <ul
        ref={list}
        id={listId}
        className={clsx('dropdown__menu', styles.list)}
        hidden={!shown}
        onClick={() => dispatch('dismiss')}
      >
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}

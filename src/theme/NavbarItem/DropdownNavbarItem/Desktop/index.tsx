import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import styles from './styles.module.css';

/** The position in a list of links that a key moves to, from -1 for the button; `undefined` for other keys. */
function placeAfterKey(key: string, place: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowDown: (place + 1) % count,
    ArrowUp: place <= 0 ? count - 1 : place - 1,
    ...(place >= 0 && {Home: 0, End: count - 1}),
  };
  return places[key];
}

/**
 * A button that opens a list of links.
 *
 * This isn't an ARIA menu: screen readers read the list as links, so there is no `aria-haspopup`.
 */
export default function DropdownNavbarItemDesktop({items, position, className, label}: Props): ReactNode {
  // Peeked: open while the pointer is over it. Open: by click or key.
  const [state, setState] = useState<'closed' | 'peeked' | 'open'>('closed');
  const dismiss = () => setState('closed');
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
        setState('closed');
      }
    };
    document.addEventListener('pointerdown', dismissOutside);
    return () => document.removeEventListener('pointerdown', dismissOutside);
  }, [shown]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && shown) {
      dismiss();
      button.current?.focus();
      return;
    }
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const place = placeAfterKey(event.key, links.indexOf(event.target as HTMLAnchorElement), links.length);
    if (place !== undefined) {
      event.preventDefault();
      flushSync(() => setState('open'));
      links[place]?.focus();
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
      onPointerEnter={({pointerType}) => {
        if (pointerType === 'mouse' && state === 'closed') {
          setState('peeked');
        }
      }}
      onPointerLeave={() => setState(state === 'peeked' ? 'closed' : state)}
      onBlur={({currentTarget, relatedTarget}) => {
        // Safari doesn't focus clicked links, so without a newly focused element, the reader hasn't left the dropdown.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) {
          dismiss();
        }
      }}
    >
      <button
        ref={button}
        type="button"
        className={clsx('clean-btn navbar__link', styles.button, className)}
        aria-expanded={shown}
        aria-controls={listId}
        onClick={() => setState(state === 'open' ? 'closed' : 'open')}
      >
        {label}
      </button>
      <ul
        ref={list}
        id={listId}
        className={clsx('dropdown__menu', styles.list)}
        hidden={!shown}
        onClick={dismiss}
      >
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}

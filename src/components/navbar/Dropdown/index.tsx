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
import {nextState, placeAfterKey} from '../dropdownState';
import styles from './styles.module.css';

interface DropdownProps {
  /** Content of the button. */
  readonly label: ReactNode;
  readonly className?: string;
  /** Whether the list is aligned with the end of the button instead of its start. */
  readonly alignRight: boolean;
  /** List items with one link each. */
  readonly children: ReactNode;
}

/**
 * A button that opens a list of links.
 *
 * This isn't an ARIA menu: screen readers read the list as links, so there is no `aria-haspopup`.
 */
export function Dropdown({label, className, alignRight, children}: DropdownProps): ReactNode {
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
    function dismissOutside({target}: globalThis.PointerEvent): void {
      if (!root.current?.contains(target as Node)) {
        dispatch('dismiss');
      }
    }
    document.addEventListener('pointerdown', dismissOutside);
    return () => {
      document.removeEventListener('pointerdown', dismissOutside);
    };
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
      flushSync(() => {
        dispatch('show');
      });
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
      className={clsx('navbar__item dropdown', alignRight && 'dropdown--right', shown && 'dropdown--show')}
      onKeyDown={onKeyDown}
      onPointerEnter={onHover}
      onPointerLeave={onHover}
      onBlur={({currentTarget, relatedTarget}) => {
        // Safari doesn't focus clicked links, so without a newly focused element, the reader hasn't left the dropdown.
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
        onClick={() => {
          dispatch('press');
        }}
      >
        {label}
      </button>
      <ul
        ref={list}
        id={listId}
        className={clsx('dropdown__menu', styles.list)}
        hidden={!shown}
        onClick={() => {
          dispatch('dismiss');
        }}
      >
        {children}
      </ul>
    </div>
  );
}

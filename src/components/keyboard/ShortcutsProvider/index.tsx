import {
  createContext,
  useCallback,
  useContext,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type {ShortcutListProps} from '../ShortcutList';

type OpenList = (opener?: HTMLElement) => void;

const OpenContext = createContext<OpenList | undefined>(undefined);

/** Opens the list of shortcuts from anywhere below the provider; `opener` gets the focus back when it closes. */
export function useShortcutList(): OpenList {
  const open = useContext(OpenContext);
  if (!open) {
    throw new Error('useShortcutList needs a ShortcutsProvider above it: Layout/Provider has one.');
  }
  return open;
}

/** Holds the list of shortcuts, whose code is fetched when it is opened. */
export function ShortcutsProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [List, setList] = useState<ComponentType<ShortcutListProps>>();
  const opener = useRef<HTMLElement>(undefined);
  const open = useCallback((from?: HTMLElement) => {
    opener.current = from;
    import('../ShortcutList').then(
      (loaded) => setList(() => loaded.ShortcutList),
      // A deployment has replaced the files of this page; shortcuts work without the list.
      () => undefined,
    );
  }, []);
  const close = () => {
    setList(undefined);
    // The browser returns the focus itself, but Safari does not give it to a button that is clicked.
    opener.current?.focus();
  };
  return (
    <OpenContext value={open}>
      {children}
      {List && <List onClose={close} />}
    </OpenContext>
  );
}

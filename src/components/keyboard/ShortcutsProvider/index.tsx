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

const OpenContext = createContext<OpenList>(() => undefined);

/** Opens the list of shortcuts from anywhere below the provider; `opener` gets the focus when it closes. */
export function useShortcutList(): OpenList {
  return useContext(OpenContext);
}

/** Shows the list of shortcuts. Its code is fetched when it is opened. */
export function ShortcutsProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [List, setList] = useState<ComponentType<ShortcutListProps>>();
  const opener = useRef<HTMLElement>(undefined);
  const open = useCallback((from?: HTMLElement) => {
    opener.current = from;
    import('../ShortcutList').then(
      (loaded) => setList(() => loaded.ShortcutList),
      // A new deployment replaced this page's files. Shortcuts work without the list.
      () => undefined,
    );
  }, []);
  const close = () => {
    setList(undefined);
    // The browser restores the focus itself, but Safari never focuses a clicked button.
    opener.current?.focus();
  };
  return (
    <OpenContext value={open}>
      {children}
      {List && <List onClose={close} />}
    </OpenContext>
  );
}

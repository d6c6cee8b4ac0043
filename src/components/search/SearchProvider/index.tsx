import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchDialogProps} from '@theme/SearchDialog';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {ArrivalMarks} from '../ArrivalMarks';
import {inNextTask} from '../core/inNextTask';
import {isComposing} from '../core/isComposing';
import {isSlowConnection} from '../core/isSlowConnection';
import {shortcutOf} from '../core/shortcut';
import {keepQuery, keptQuery} from '../keptQuery';
import {useNoLeftoverEntry} from '../useBackCloses';
import {useEarlyKeys} from './useEarlyKeys';
import {useSearchTags} from '@site/src/plugins/search/client/useSearchTags';
import type {SearchGlobalData} from '@site/src/plugins/search/types';

interface SearchOpening {
  /** Opens the dialog; `opener` gets the focus back when it closes. */
  open(opener: HTMLElement | null): void;
  /** Fetches what the dialog needs, because the reader is about to open it. */
  prepare(): void;
}

const OpeningContext = createContext<SearchOpening | undefined>(undefined);

const loadDialog = () => import('@theme/SearchDialog');

/** Opens the search from anywhere below the provider. */
export function useSearchOpening(): SearchOpening {
  const opening = useContext(OpeningContext);
  if (!opening) {
    throw new Error('A search box stands outside of SearchProvider, which belongs into Layout/Provider.');
  }
  return opening;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  );
}

/**
 * Holds the search dialog: its code comes when it is opened or about to be, and both shortcuts work
 * wherever the reader is.
 */
export function SearchProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const opener = useRef<HTMLElement>(null);
  const searchPage = useBaseUrl('/search');
  const {siteConfig} = useDocusaurusContext();
  const data = usePluginData('search') as SearchGlobalData;
  const context = useSearchTags();
  const earlyKeys = useEarlyKeys(() => setOpen(false));
  useNoLeftoverEntry();

  const open = useCallback(
    (from: HTMLElement | null) => {
      opener.current = from ?? document.querySelector<HTMLElement>('.navbar [aria-haspopup="dialog"]');
      earlyKeys.keep();
      setOpen(true);
      loadDialog().then(
        (module) => setDialog(() => module.default),
        // The files of an older deployment are gone; a page of its own has the new ones.
        () => window.location.assign(searchPage),
      );
    },
    [searchPage, earlyKeys],
  );
  // What the hosted search is made of comes when it is opened, and not before.
  const isHosted = usePluginData('search-mode') !== undefined;
  const prepare = useCallback(() => {
    if (!isHosted && !isSlowConnection(navigator)) {
      loadDialog().then(
        (module) => module.prepare?.(siteConfig.baseUrl, data, context),
        () => undefined,
      );
    }
  }, [isHosted, siteConfig.baseUrl, data, context]);
  const close = useCallback(
    (isLeaving: boolean) => {
      if (isLeaving) {
        opener.current = null;
      }
      earlyKeys.take();
      setOpen(false);
    },
    [earlyKeys],
  );
  useEffect(() => {
    // While the dialog is open, nothing behind it takes the focus.
    if (isOpen || !opener.current) {
      return undefined;
    }
    const from = opener.current;
    opener.current = null;
    // To take the focus, the page is laid out: not in the task of the key that closes the dialog.
    return inNextTask(() => from.focus({preventScroll: true}));
  }, [isOpen]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, isWriting(event.target));
      if (!shortcut || event.defaultPrevented || isComposing(event)) {
        return;
      }
      // The box may have taken the focus only with this key.
      if (isOpen && shortcut === 'open') {
        return;
      }
      event.preventDefault();
      if (isOpen) {
        close(false);
      } else {
        open(null);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);

  const opening = useMemo(() => ({open, prepare}), [open, prepare]);
  return (
    <OpeningContext value={opening}>
      {children}
      <ArrivalMarks />
      {isOpen && Dialog && (
        <Dialog query={keptQuery()} onQuery={keepQuery} earlyKeys={earlyKeys.take} onClose={close} />
      )}
    </OpeningContext>
  );
}

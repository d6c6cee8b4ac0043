import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchDialogProps} from '@theme/SearchDialog';
import {createContext, useContext, useEffect, useEffectEvent, useRef, useState} from 'react';
import type {ComponentType, ReactNode} from 'react';
import {shortcutOf, type Shortcut} from '../../keyboard/core/shortcuts';
import {useShortcutList} from '../../keyboard/ShortcutsProvider';
import {areSingleKeysOn} from '../../keyboard/singleKeys';
import {ArrivalMarks} from '../ArrivalMarks';
import {afterKey, isComposing} from '../core/presses';
import {useNoLeftoverEntry} from '../useBackCloses';
import {isSlowConnection} from '@site/src/docusaurus/runtime/client/isSlowConnection';
import {searchClient} from '@site/src/plugins/search/client/searchClient';
import {useSearchTags} from '@site/src/plugins/search/client/useSearchTags';
import type {SearchGlobalData} from '@site/src/plugins/search/types';

interface SearchOpening {
  /** Opens the dialog; `opener` gets the focus when it closes. */
  open(opener: HTMLElement | null): void;
  /** Fetches what the dialog and its first query need, before the reader opens it. */
  prepare(): void;
}

const OpeningContext = createContext<SearchOpening>({open: () => undefined, prepare: () => undefined});

const loadDialog = () => import('@theme/SearchDialog');

/** Opens the search from anywhere below the provider. */
export function useSearchOpening(): SearchOpening {
  return useContext(OpeningContext);
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName))
  );
}

/** Follows the link to the previous or next page, if there is one. */
function follow(direction: 'prev' | 'next'): void {
  document.querySelector<HTMLElement>(`.pagination-nav__link--${direction}`)?.click();
}

/** Provides the search dialog, whose code is fetched when needed, and the site's shortcuts. */
export function SearchProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const opener = useRef<HTMLElement>(null);
  /** What is typed after opening, before the box has the focus. */
  const early = useRef<string>(undefined);
  const history = useHistory();
  const searchPage = useBaseUrl('/search');
  const {siteConfig} = useDocusaurusContext();
  const data = usePluginData('search') as SearchGlobalData;
  const {tags, activeTag} = useSearchTags();
  const openList = useShortcutList();
  useNoLeftoverEntry();

  /** Starts the worker without waiting for the dialog's code. */
  const load = (wanted: readonly string[]) => {
    if (!data.hosted) {
      searchClient(siteConfig.baseUrl, data).load(wanted, activeTag);
    }
  };
  const open = (from: HTMLElement | null) => {
    opener.current = from ?? document.querySelector<HTMLElement>('.navbar [aria-haspopup="dialog"]');
    early.current ??= '';
    setOpen(true);
    load(tags);
    loadDialog().then(
      (module) => setDialog(() => module.default),
      // A new deployment replaced this page's files. The results page loads the new ones.
      () => window.location.assign(searchPage),
    );
  };
  const prepare = () => {
    if (!data.hosted && !isSlowConnection()) {
      load(activeTag === undefined ? [] : [activeTag]);
      loadDialog().catch(() => undefined);
    }
  };
  const close = (isLeaving: boolean) => {
    opener.current = isLeaving ? null : opener.current;
    early.current = undefined;
    setOpen(false);
  };
  const takeEarlyKeys = () => {
    const typed = early.current ?? '';
    early.current = undefined;
    return typed;
  };

  const leave = useEffectEvent(() => close(true));
  useEffect(() => {
    if (isOpen) {
      const {pathname} = history.location;
      return history.listen((location) => location.pathname !== pathname && leave());
    }
    // The open dialog would take the focus back.
    opener.current?.focus({preventScroll: true});
    opener.current = null;
    return undefined;
  }, [isOpen, history]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const actions: Readonly<Record<Shortcut, () => void>> = {
      'toggle-search': () => (isOpen ? close(false) : open(null)),
      search: () => open(null),
      list: openList,
      previous: () => follow('prev'),
      next: () => follow('next'),
    };
    // While a modal dialog is open, the page behind it ignores keys.
    if (event.defaultPrevented || isComposing(event) || document.querySelector(':modal')) {
      return;
    }
    const isFree = !isOpen && !event.repeat && !isWriting(event.target);
    const shortcut = shortcutOf(event, isFree && areSingleKeysOn());
    const typed = early.current === undefined ? undefined : afterKey(early.current, event);
    if (shortcut) {
      actions[shortcut]();
    } else if (early.current !== undefined && event.key === 'Escape') {
      close(false);
    } else if (typed !== undefined) {
      early.current = typed;
    } else {
      return;
    }
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <OpeningContext value={{open, prepare}}>
      {children}
      <ArrivalMarks />
      {isOpen && Dialog && <Dialog earlyKeys={takeEarlyKeys} onClose={close} />}
    </OpeningContext>
  );
}

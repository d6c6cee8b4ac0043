import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {startTransition, useCallback, useEffect, useMemo, useRef, useState, type RefObject} from 'react';
import {readPageQuery, writePageQuery, type PageChoices, type PageQuery} from '../core/pageQuery';
import {cutInput} from '@site/src/plugins/search/core/parseQuery';

/** Milliseconds after the last key until the address follows the box. */
const writeAfter = 300;

/** What the address says besides the text: equal while the reader types, so that nothing is rendered for it. */
function choicesOf(search: string): string {
  return writePageQuery({...readPageQuery(search), text: ''});
}

/** What is asked, in step with the address: Back, Forward, and a reload restore it. */
export function usePageQuery(): {
  /** What the reader types into; it keeps its text itself. */
  readonly box: RefObject<HTMLInputElement | null>;
  /** What has the focus when the next address is there. */
  readonly focusNext: RefObject<HTMLElement | null>;
  /** What stands in the box, or stood there a moment ago. */
  readonly text: string;
  /** What the address says besides. */
  readonly choices: PageChoices;
  /** A key in the box; many of them are one step of the history. */
  setText(text: string): void;
  /** Writes the text of the box into the address at once, because the reader is about to go on from there. */
  flush(): void;
  /** A choice; each is a step of the history. */
  choose(choice: Partial<PageQuery>): void;
} {
  const history = useHistory();
  const box = useRef<HTMLInputElement>(null);
  // On the way to another page, whose address is there before its code, this one stays as it is.
  const [pathname] = useState(history.location.pathname);
  const current = useHistorySelector(({location}) =>
    location.pathname === pathname ? choicesOf(location.search) : undefined,
  );
  const [search, keep] = useState(current ?? '');
  if (current !== undefined && current !== search) {
    keep(current);
  }
  const choices = useMemo(() => readPageQuery(search), [search]);
  // The page is built without a query, and taken over as it was built.
  const isBrowser = useIsBrowser();
  const [text, setLatest] = useState(() => (isBrowser ? readPageQuery(history.location.search).text : ''));
  const written = useRef('');
  const focusNext = useRef<HTMLElement>(null);
  // Rendered in pieces, with room for keys in between.
  const setText = useCallback((typed: string) => {
    const latest = cutInput(typed);
    if (box.current && latest !== typed) {
      box.current.value = latest;
    }
    startTransition(() => setLatest(latest));
  }, []);

  useEffect(() => {
    const follow = () => {
      const query = readPageQuery(history.location.search);
      if (query.text === written.current || history.location.pathname !== pathname) {
        return;
      }
      written.current = query.text;
      setLatest(query.text);
      if (box.current) {
        box.current.value = query.text;
      }
      // What asked for another text, such as the dialog or a suggestion, goes away with it.
      if (history.action !== 'POP') {
        focusNext.current = box.current;
      }
    };
    // Typed before the page answered.
    setText(box.current?.value ?? '');
    follow();
    return history.listen(follow);
  }, [history, setText, pathname]);

  const write = useCallback(
    (latest: string) => {
      if (latest === written.current || history.location.pathname !== pathname) {
        return;
      }
      written.current = latest;
      // All that asks for the address is rendered anew, and keys come first.
      startTransition(() => history.replace({search: writePageQuery({...choices, text: latest})}));
    },
    [choices, history, pathname],
  );
  const flush = useCallback(() => write(box.current?.value ?? ''), [write]);

  useEffect(() => {
    if (text === written.current) {
      return undefined;
    }
    const timer = setTimeout(() => write(text), writeAfter);
    return () => clearTimeout(timer);
  }, [text, write]);

  const choose = useCallback(
    (choice: Partial<PageQuery>) => {
      const typed = box.current?.value ?? '';
      // Back leads to what was asked before the choice. One that changes the text is followed, as if it had come with Back.
      flush();
      focusNext.current = document.activeElement as HTMLElement;
      history.push({search: writePageQuery({...choices, text: typed, ...choice})});
    },
    [choices, history, flush],
  );
  return {box, focusNext, text, choices, setText, flush, choose};
}

import {useHistory, useLocation} from '@docusaurus/router';
import {startTransition, useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {readPageQuery, writePageQuery, type PageQuery} from '../core/pageQuery';
import {cutInput} from '@site/src/plugins/search/core/parseQuery';

/** Milliseconds after the last key until the address follows the box. */
const writeAfter = 300;

/** The query, in sync with the address: Back, Forward, and a reload restore it. */
export function usePageQuery() {
  const history = useHistory();
  const location = useLocation();
  // While another page loads, the address is already the new one, and this page must not follow it.
  const [pathname] = useState(location.pathname);
  /** Uncontrolled: the box keeps its own text. */
  const box = useRef<HTMLInputElement>(null);
  const [text, setLatest] = useState('');
  /** The choices as a query string, which compares by value. */
  const [search, setSearch] = useState('');
  const choices = useMemo(() => readPageQuery(search), [search]);
  const written = useRef('');
  const focusNext = useRef<HTMLElement>(null);

  /** A key in the box; many of them are one step of the history. */
  const setText = useCallback((typed: string) => {
    const latest = cutInput(typed);
    if (box.current && latest !== typed) {
      box.current.value = latest;
    }
    // Keys come before results.
    startTransition(() => setLatest(latest));
  }, []);

  useEffect(() => {
    const follow = () => {
      if (history.location.pathname !== pathname) {
        return;
      }
      const query = readPageQuery(history.location.search);
      setSearch(writePageQuery({...query, text: ''}));
      if (query.text !== written.current) {
        written.current = query.text;
        setLatest(query.text);
        if (box.current) {
          box.current.value = query.text;
        }
        // The dialog or the suggestion that changed the text is gone, and with it the focus.
        focusNext.current = history.action === 'POP' ? null : box.current;
      }
    };
    // Text typed before hydration.
    setText(box.current?.value ?? '');
    follow();
    return history.listen(follow);
  }, [history, pathname, setText]);
  useEffect(() => {
    // With each new address, Docusaurus focuses the link at the top of the page.
    focusNext.current?.focus({preventScroll: true});
    focusNext.current = null;
  }, [location]);

  const write = useCallback(
    (latest: string) => {
      if (latest !== written.current && history.location.pathname === pathname) {
        written.current = latest;
        history.replace({search: writePageQuery({...choices, text: latest})});
      }
    },
    [choices, history, pathname],
  );
  /** Writes the text of the box into the address at once, because the reader is about to go on from there. */
  const flush = useCallback(() => write(box.current?.value ?? ''), [write]);
  useEffect(() => {
    const timer = setTimeout(() => write(text), writeAfter);
    return () => clearTimeout(timer);
  }, [text, write]);

  /** A choice; each is a step of the history. */
  const choose = useCallback(
    (choice: Partial<PageQuery>) => {
      // Back restores the query before the choice.
      flush();
      focusNext.current = document.activeElement as HTMLElement;
      history.push({search: writePageQuery({...choices, text: written.current, ...choice})});
    },
    [choices, history, flush],
  );
  return {box, text, choices, setText, flush, choose};
}

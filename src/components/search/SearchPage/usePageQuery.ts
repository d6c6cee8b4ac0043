import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {readPageQuery, writePageQuery, type PageQuery} from '../core/pageQuery';

/** Milliseconds after the last key before the address is updated. */
const writeAfter = 300;

/** The query, in sync with the address, so that Back, Forward, and a reload restore it. */
export function usePageQuery() {
  const history = useHistory();
  const location = useLocation();
  // While another page loads, the address is already that page's. Ignore it.
  const [pathname] = useState(location.pathname);
  /** Uncontrolled: the box keeps its own text. */
  const box = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  /** The choices as a query string, which compares by value. */
  const [search, setSearch] = useState('');
  const choices = useMemo(() => readPageQuery(search), [search]);
  const written = useRef('');
  const focusNext = useRef<HTMLElement>(null);

  useEffect(() => {
    const follow = () => {
      if (history.location.pathname !== pathname) {
        return;
      }
      const query = readPageQuery(history.location.search);
      setSearch(writePageQuery({...query, text: ''}));
      if (query.text !== written.current) {
        written.current = query.text;
        setText(query.text);
        if (box.current) {
          box.current.value = query.text;
        }
        // The dialog or suggestion that changed the text is gone, and the focus with it.
        focusNext.current = history.action === 'POP' ? null : box.current;
      }
    };
    // Text typed before hydration.
    setText(box.current?.value ?? '');
    follow();
    return history.listen(follow);
  }, [history, pathname]);
  useEffect(() => {
    // Docusaurus focuses the skip link whenever the address changes.
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
  /** Writes the text to the address immediately, because the reader is about to leave the box. */
  const flush = useCallback(() => write(box.current?.value ?? ''), [write]);
  useEffect(() => {
    const timer = setTimeout(() => write(text), writeAfter);
    return () => clearTimeout(timer);
  }, [text, write]);

  /** Applies a filter. Each is a step in the history. */
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

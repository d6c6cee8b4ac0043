import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import {startTransition, useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {readPageQuery, writePageQuery, type PageQuery} from '../core/pageQuery';

/** Time after the last key until the address follows the box. */
const writeAfter = 300;

/** What is asked, in step with the address: Back, Forward, and a reload restore it. */
export function usePageQuery(): {
  /** What stands in the box. */
  readonly text: string;
  /** What the address says; its text follows the box when the reader pauses. */
  readonly address: PageQuery;
  /** A key in the box; many of them are one step of the history. */
  setText(text: string): void;
  /** A choice; each is a step of the history. */
  choose(choice: Partial<PageQuery>): void;
} {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const address = useMemo(() => readPageQuery(search), [search]);
  const [text, setText] = useState(address.text);
  const written = useRef(address.text);

  useEffect(() => {
    if (address.text !== written.current) {
      written.current = address.text;
      setText(address.text);
    }
  }, [address.text]);

  useEffect(() => {
    if (text === written.current) {
      return undefined;
    }
    const timer = setTimeout(() => {
      written.current = text;
      // All that asks for the address is rendered anew, and keys come first.
      startTransition(() => history.replace({search: writePageQuery({...address, text})}));
    }, writeAfter);
    return () => clearTimeout(timer);
  }, [text, address, history]);

  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  }, [text]);
  const choose = useCallback(
    (choice: Partial<PageQuery>) => {
      written.current = latest.current;
      history.push({search: writePageQuery({...address, text: latest.current, ...choice})});
    },
    [address, history],
  );
  return {text, address, setText, choose};
}

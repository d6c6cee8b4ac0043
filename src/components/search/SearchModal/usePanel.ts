import {usePluginData} from '@docusaurus/useGlobalData';
import {startTransition, useEffect, useMemo, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {settleAfter} from '../Announcement';
import {afterAnswer, afterPause, afterTyping, emptyPanel, withRecent} from '../core/panelState';
import {useRecent} from '../useRecent';
import {useRowOf} from '../useRowOf';
import type {SearchQuestion} from '@site/src/plugins/search/client/messages';
import {useSearch} from '@site/src/plugins/search/client/useSearch';
import {useSearchTags} from '@site/src/plugins/search/client/useSearchTags';
import {cutInput} from '@site/src/plugins/search/core/parseQuery';
import type {SearchGlobalData} from '@site/src/plugins/search/types';

/** State and actions of the search box and its list. */
export type Panel = ReturnType<typeof usePanel>;

// Outlives the components, which remount when the reader switches to another product.
let keptQuery = '';

/** Connects the box to the search: searches for what is typed and lists the results. */
export function usePanel() {
  const {openOnFocus} = usePluginData('search') as SearchGlobalData;
  const recent = useRecent();
  /** Uncontrolled, so that input methods can compose in it. */
  const box = useRef<HTMLInputElement>(null);
  const [state, update] = useState(() => afterTyping(emptyPanel, keptQuery));
  const {query, rows, answered, isOpen} = state;
  const context = useSearchTags();
  const rowOf = useRowOf(context.activeTag);
  const text = query.trim();
  const question = useMemo((): SearchQuestion => ({place: 'panel', text, ...context}), [text, context]);
  const {status, found} = useSearch(question);

  useEffect(() => {
    keptQuery = query;
  }, [query]);
  useEffect(() => {
    if (found) {
      const {rows: hits, isPreview} = found.answers;
      startTransition(() => update((now) => afterAnswer(now, found.text, hits.flatMap(rowOf), isPreview)));
    }
  }, [found, rowOf]);
  useEffect(() => {
    const timer = setTimeout(() => update(afterPause), settleAfter);
    return () => clearTimeout(timer);
  }, [rows, answered, text, isOpen]);

  const write = (typed: string) => {
    if (box.current && box.current.value !== typed) {
      box.current.value = typed;
    }
  };
  /** Lists the recent searches, if there are any. */
  const showRecent = () => {
    const listed = recent.rows();
    if (listed.length > 0) {
      write('');
      update((now) => withRecent(now, listed));
    }
  };
  /** Sets the text of the box. */
  const type = (typed: string) => {
    write(cutInput(typed));
    update((now) => afterTyping(now, typed));
    if (typed === '' && openOnFocus) {
      showRecent();
    }
  };
  return {
    state,
    update,
    box,
    status,
    /** Results for the text in the box. */
    answers: found?.text === text ? found.answers : undefined,
    recent,
    /** Handles typed text. The box shows the key first. */
    take: (typed: string) => startTransition(() => type(typed)),
    /** Renders pending text immediately, because the reader's next action depends on it. */
    catchUp() {
      const typed = box.current?.value ?? '';
      if (typed !== query) {
        flushSync(() => type(typed));
      }
    },
    type,
    showRecent,
  };
}

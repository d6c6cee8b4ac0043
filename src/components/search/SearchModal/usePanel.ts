import {useHistory} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchDialogProps} from '@theme/SearchDialog';
import {startTransition, useEffect, useEffectEvent, useId, useMemo, useRef, useState} from 'react';
import {flushSync} from 'react-dom';
import {settleAfter} from '../Announcement';
import {
  afterAnswer,
  afterPause,
  afterTyping,
  emptyPanel,
  isAnswered,
  isListShown,
  withRecent,
} from '../core/panelState';
import type {OpenIn} from '../core/presses';
import type {Arrival, PanelRow} from '../row';
import {useAllResults} from '../useAllResults';
import {isDialogEntry} from '../useBackCloses';
import {useRecent} from '../useRecent';
import {useRowOf} from '../useRowOf';
import type {SearchQuestion} from '@site/src/plugins/search/client/messages';
import {useSearch} from '@site/src/plugins/search/client/useSearch';
import {useSearchTags} from '@site/src/plugins/search/client/useSearchTags';
import type {SearchGlobalData} from '@site/src/plugins/search/types';

/** What the parts of the dialog share: the state of the box and its list, and the actions. */
export type Panel = ReturnType<typeof usePanel>;

// Outlives the components, which remount when the reader switches to another product.
let lastQuery = '';

/** Connects the box to the search: searches for what is typed, lists the results, and opens them. */
export function usePanel(close: SearchDialogProps['onClose']) {
  const {openOnFocus} = usePluginData('search') as SearchGlobalData;
  const history = useHistory();
  const recent = useRecent();
  const listId = useId();
  /** Uncontrolled, so that input methods can compose in it. */
  const box = useRef<HTMLInputElement>(null);
  const [state, update] = useState(() => afterTyping(emptyPanel, lastQuery));
  const {query, rows, answered, isPreview, isOpen, awaited} = state;
  const context = useSearchTags();
  const rowOf = useRowOf(context.activeTag);
  const text = query.trim();
  const allResults = useAllResults()(text);
  const question = useMemo((): SearchQuestion => ({place: 'panel', text, ...context}), [text, context]);
  const {status, found} = useSearch(question);
  const isShown = isListShown(state);
  const activeRow = rows[state.active ?? -1];

  useEffect(() => {
    lastQuery = query;
  }, [query]);
  useEffect(() => {
    if (found) {
      const {rows: hits, isPreview: isEarly} = found.answers;
      startTransition(() => update((now) => afterAnswer(now, found.text, hits.map(rowOf), isEarly)));
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
  const setText = (typed: string) => {
    write(typed);
    update((now) => afterTyping(now, typed));
    if (typed === '' && openOnFocus) {
      showRecent();
    }
  };
  /** Goes to another page. */
  const leave = (route: string, arrival?: Arrival) => {
    // On small screens, the page replaces the dialog's history entry.
    history[isDialogEntry() ? 'replace' : 'push'](route, arrival);
    close(true);
  };
  const open = (row: PanelRow, how: OpenIn = 'place') => {
    recent.add(row);
    if (how === 'place') {
      leave(row.key, {searchTerms: row.terms});
    } else {
      window.open(row.key, '_blank', how === 'window' ? 'noopener,popup' : 'noopener');
    }
  };
  const remove = ({key}: PanelRow) => {
    recent.remove(key);
    const listed = recent.rows();
    update((now) => withRecent(now, listed));
    box.current?.focus();
  };
  /** Opens the active row or, if there is none, the page with all results. */
  const openActive = (how: OpenIn) => {
    if (isShown && activeRow) {
      open(activeRow, how);
    } else if (text !== '') {
      leave(allResults);
    }
  };
  /** Handles Enter: like `openActive`, but waits for results. */
  const enter = (how: OpenIn) => {
    if (text !== '' && isOpen && !isAnswered(state)) {
      update((now) => ({...now, awaited: how}));
    } else {
      openActive(how);
    }
  };
  const enterAwaited = useEffectEvent(() => {
    // If Enter was pressed before there were rows, it opens the best one, which only the full index knows.
    if (awaited && isAnswered(state) && !isPreview) {
      openActive(awaited);
    }
  });
  useEffect(() => enterAwaited(), [answered, isPreview, awaited]);

  return {
    state,
    update,
    text,
    box,
    listId,
    isShown,
    activeRow,
    status,
    /** Results for the text in the box. */
    answers: found?.text === text ? found.answers : undefined,
    /** Address of the page with all results. */
    allResults,
    /** Renders pending text immediately, because the reader's next action depends on it. */
    flush() {
      const typed = box.current?.value ?? '';
      if (typed !== query) {
        flushSync(() => setText(typed));
      }
    },
    setText,
    showRecent,
    clearRecent() {
      recent.clear();
      setText('');
    },
    remove,
    open,
    enter,
    leave,
    close,
  };
}

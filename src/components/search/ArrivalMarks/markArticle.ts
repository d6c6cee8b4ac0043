import {debounce} from '../core/debounce';
import {markText, wholeTerms} from '@site/src/plugins/search/core/highlight';

const name = 'search-words';
/** Milliseconds of work before the page may do something else. */
const slice = 8;
/** Milliseconds for which the page must stay as it is before it is marked anew. */
const pause = 200;

function textNodes(): Text[] {
  const nodes: Text[] = [];
  for (const text of document.querySelectorAll('main .markdown')) {
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      nodes.push(walker.currentNode as Text);
    }
  }
  return nodes;
}

function rangesIn(node: Text, terms: readonly string[], whole: ReadonlySet<string>): Range[] {
  let place = 0;
  return markText(node.data, terms, whole).flatMap(({text, marked}) => {
    const start = place;
    place += text.length;
    if (!marked) {
      return [];
    }
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, place);
    return [range];
  });
}

/** Goes through the article, with pauses for whatever else the page has to do. */
async function throughArticle<Found>(
  signal: AbortSignal,
  look: (node: Text) => Iterable<Found>,
): Promise<Found[]> {
  const found: Found[] = [];
  let until = performance.now() + slice;
  for (const node of textNodes()) {
    if (performance.now() > until) {
      await new Promise((resolve) => setTimeout(resolve));
      until = performance.now() + slice;
    }
    if (signal.aborted) {
      return [];
    }
    found.push(...look(node));
  }
  return found;
}

async function allRanges(terms: readonly string[], signal: AbortSignal): Promise<Range[]> {
  const whole = new Set(await throughArticle(signal, ({data}) => wholeTerms([data], terms)));
  return throughArticle(signal, (node) => rangesIn(node, terms, whole));
}

/**
 * Marks words in the article, also in what is drawn again later, such as code.
 *
 * @param signal takes the marks away.
 * @returns how many words are marked.
 */
export async function markArticle(terms: readonly string[], signal: AbortSignal): Promise<number> {
  const mark = async () => {
    const ranges = await allRanges(terms, signal);
    if (!signal.aborted) {
      CSS.highlights.set(name, new Highlight(...ranges));
    }
    return ranges.length;
  };
  const again = debounce(() => void mark(), pause);
  const observer = new MutationObserver(again);
  signal.addEventListener('abort', () => {
    again.cancel();
    observer.disconnect();
    CSS.highlights.delete(name);
  });
  const count = await mark();
  const main = document.querySelector('main');
  if (main && !signal.aborted) {
    observer.observe(main, {childList: true, characterData: true, subtree: true});
  }
  return count;
}

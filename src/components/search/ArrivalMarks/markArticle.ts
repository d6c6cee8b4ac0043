import {debounce} from '../core/debounce';
import {createMarker} from '@site/src/plugins/search/core/highlight';
import type {Segment} from '@site/src/plugins/search/types';

const name = 'search-words';
/** Text nodes to process before yielding to the page. */
const slice = 50;
/** Milliseconds without a change before the page is highlighted again. */
const pause = 200;

function textNodes(): Text[] {
  return [...document.querySelectorAll('main .markdown')].flatMap((text) => {
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      // Definitions of terms are hidden.
      if (!node.parentElement?.matches('.term-definition')) {
        nodes.push(node);
      }
    }
    return nodes;
  });
}

function rangesIn(node: Text, segments: readonly Segment[]): Range[] {
  let place = 0;
  return segments.flatMap(({text, marked}) => {
    const range = document.createRange();
    range.setStart(node, place);
    place += text.length;
    range.setEnd(node, place);
    return marked ? [range] : [];
  });
}

/**
 * Highlights words in the article, including parts that render again later, such as code.
 *
 * @param signal clears the highlights
 * @returns number of highlighted words
 */
export async function markArticle(terms: readonly string[], signal: AbortSignal): Promise<number> {
  const mark = async () => {
    const nodes = textNodes();
    const ranges: Range[] = [];
    const marker = createMarker(
      nodes.map(({data}) => data),
      terms,
    );
    for (const [index, node] of nodes.entries()) {
      if (index % slice === slice - 1) {
        await new Promise((resolve) => setTimeout(resolve));
      }
      ranges.push(...rangesIn(node, marker.mark(node.data)));
    }
    if (!signal.aborted) {
      CSS.highlights.set(name, new Highlight(...ranges));
    }
    return signal.aborted ? 0 : ranges.length;
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

import {byTopic, othersOf} from '@site/src/plugins/search/client/byTopic';
import type {PageView, SearchRow} from '@site/src/plugins/search/client/messages';
import {pageHits} from '@site/src/plugins/search/core/groupHits';

function isTopical(view: PageView | undefined): view is PageView {
  return Object.keys(view?.topics ?? {}).length > 0;
}

/** Whether a page of results leaves out or puts together what the service finds, of which it needs all then. */
export function isArranged(view: PageView | undefined): boolean {
  return view?.type !== undefined || isTopical(view);
}

/**
 * The rows of all that is found: those of the chosen kind, and one for each topic where several versions are
 * searched.
 *
 * @param tags of the versions, in the order in which a row names them
 */
export function arrangeRows(
  rows: readonly SearchRow[],
  view: PageView | undefined,
  tags: readonly string[],
): readonly SearchRow[] {
  const chosen = view?.type ? rows.filter(({hit}) => hit.document.type === view.type) : rows;
  if (!isTopical(view)) {
    return chosen;
  }
  const rowOf = new Map(chosen.map((row) => [row.hit, row]));
  return byTopic(pageHits([...rowOf.keys()]), view).flatMap(([best, ...rest]): SearchRow[] => {
    const row = best && rowOf.get(best);
    return row ? [{...row, others: othersOf(rest, (tag) => tags.indexOf(tag))}] : [];
  });
}

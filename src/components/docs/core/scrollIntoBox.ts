/** Vertical extent of an entry and of the box that scrolls it, in the same coordinates. */
export interface EntryInBox {
  readonly entryTop: number;
  readonly entryBottom: number;
  readonly boxTop: number;
  readonly boxBottom: number;
}

/**
 * How far to scroll a box so that an entry and its neighbors are visible.
 *
 * @returns pixels to scroll by; 0 if the entry is in view
 */
export function scrollIntoBox({entryTop, entryBottom, boxTop, boxBottom}: EntryInBox): number {
  const isInView = entryTop >= boxTop && entryBottom <= boxBottom;
  return isInView ? 0 : Math.round((entryTop + entryBottom - boxTop - boxBottom) / 2);
}

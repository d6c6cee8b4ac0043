/** Vertical extent of an entry and of the box that scrolls it, in the same coordinates. */
export interface EntryInBox {
  readonly entryTop: number;
  readonly entryBottom: number;
  readonly boxTop: number;
  readonly boxBottom: number;
}

/**
 * How far a box must scroll so that an entry in it is seen with its neighbours.
 *
 * @returns pixels to scroll by; 0 when the entry is in view, so that the reader's place is kept.
 */
export function scrollIntoBox({entryTop, entryBottom, boxTop, boxBottom}: EntryInBox): number {
  const isInView = entryTop >= boxTop && entryBottom <= boxBottom;
  return isInView ? 0 : Math.round((entryTop + entryBottom - boxTop - boxBottom) / 2);
}

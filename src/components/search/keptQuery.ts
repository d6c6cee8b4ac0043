// No state of a component: everything around the dialog is made anew on the way to another product.
let kept = '';

/** What stood in the box when the dialog was closed, wherever the reader has gone since. */
export function keptQuery(): string {
  return kept;
}

/** Keeps what stands in the box for the next time that the dialog opens. */
export function keepQuery(text: string): void {
  kept = text;
}

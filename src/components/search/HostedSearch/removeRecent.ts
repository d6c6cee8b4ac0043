/** Removes what was opened before by its own buttons: DocSearch keeps the list to itself. */
function pressRemove(row: Element | null | undefined): void {
  // Before it stands the button that makes a favorite of what was opened.
  row?.querySelector<HTMLElement>('.DocSearch-Hit-action:last-of-type button')?.click();
}

/** Takes the active row out of what was opened before, or out of the favorites. */
export function removeActive(dialog: HTMLElement | null): void {
  pressRemove(dialog?.querySelector('.DocSearch-Hit[aria-selected="true"]'));
}

/** Forgets all that was opened before. */
export function removeAll(dialog: HTMLElement | null): void {
  dialog?.querySelectorAll('[id$="recentSearches-list"] > *').forEach(pressRemove);
}

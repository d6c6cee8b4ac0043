/** Prefix of the classes that stand for lists of pseudo-classes. */
const standIn = 'pseudo-list-';

/** Matches the classes that stand for lists of pseudo-classes. */
export const standIns = new RegExp(`^${standIn}\\d+$`);

/** Styles in which classes stand for lists of pseudo-classes, and the way back. */
interface Shielded {
  readonly css: string;
  /** Puts the lists back into styles made from `css`. */
  readonly restore: (css: string) => string;
}

/**
 * Puts classes in the place of lists such as `:is(:hover, :focus-within)`: PurgeCSS 8.0.0 looks for the names
 * in every `:is()`, and removes the rule where there is none.
 */
export function shieldPseudoLists(css: string): Shielded {
  const lists: string[] = [];
  const shielded = css.replaceAll(/:is\((?:::?[a-z-]+,?\s*)+\)/g, (list) => {
    lists.push(list);
    return `.${standIn}${lists.length - 1}`;
  });
  const restore = (text: string): string =>
    text.replaceAll(new RegExp(`\\.${standIn}(\\d+)(?!\\d)`, 'g'), (_, place: string) => {
      return lists[Number(place)] ?? '';
    });
  return {css: shielded, restore};
}

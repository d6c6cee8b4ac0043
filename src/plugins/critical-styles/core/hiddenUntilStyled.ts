/** Attribute of the root element that says that all styles are there. */
export const allStylesAttribute = 'data-all-styles';

/**
 * Parts that scripts add to a page, by class or by the start of the name of a CSS module's class. A page's own
 * stylesheet knows nothing of them, since they are not in its HTML.
 */
const addedByScripts = [
  '.navbar-sidebar',
  '.navbar-sidebar__backdrop',
  '[class*="buttonGroup_"]',
  '[class*="offer_"]',
  '[class*="results_"]',
];

/** A rule that keeps what scripts add out of sight until all styles are there. */
export const hiddenUntilStyled = `:root:not([${allStylesAttribute}]) :is(${addedByScripts.join(',')}){display:none}`;

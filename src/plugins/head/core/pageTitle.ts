/** The part of a docs version that titles show. */
export interface TitledVersion {
  readonly label: string;
  readonly isLast: boolean;
  readonly isUnreleased: boolean;
}

/** Texts of titles in the reader's language. */
export interface TitleTexts {
  /** Product and version of pages that belong to an older version. */
  readonly older: (product: string, version: string) => string;
  /** Product and version of pages that belong to the unreleased version. */
  readonly unreleased: (product: string, version: string) => string;
}

/**
 * The part of a page's title between its own title and the site's.
 *
 * @returns product and version for pages that are not of the latest version; for those of the
 * latest the product alone, and nothing when the page's title already names it.
 */
export function titleContext(
  title: string,
  product: string,
  version: TitledVersion,
  texts: TitleTexts,
): string | undefined {
  if (version.isLast) {
    return title.includes(product) ? undefined : product;
  }
  return (version.isUnreleased ? texts.unreleased : texts.older)(product, version.label);
}

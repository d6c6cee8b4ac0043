/** The part of a docs version that titles show. */
export interface TitledVersion {
  readonly label: string;
  readonly isLast: boolean;
  readonly isUnreleased: boolean;
}

/** Texts of titles in the reader's language. */
export interface TitleTexts {
  /** Product and version for pages of an older version. */
  readonly older: (product: string, version: string) => string;
  /** Product and version for pages of the unreleased version. */
  readonly unreleased: (product: string, version: string) => string;
}

/**
 * The part of a title between the page's own title and the site's.
 *
 * @returns product and version or, for pages of the latest version, only the product, unless the page's title already
 * contains it
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

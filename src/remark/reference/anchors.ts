/** Part of an anchor made of a name: letters and digits as they are, everything else a hyphen. */
function slug(name: string): string {
  return name
    .replace(/\[\]|[{}<>*]/g, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * Anchor of a row, derived from the name it documents, so that it stays the same between versions.
 *
 * @param kind what the row documents, such as `attr`.
 * @param prefix tells tables on one page apart; empty where it is not needed.
 */
export function rowAnchor(kind: string, name: string, prefix = ''): string {
  return [kind, prefix, slug(name)].filter((part) => part !== '').join('-');
}

/** Anchor of the row of a flag, such as `flag--dry-run`. */
export function flagAnchor(name: string, prefix = ''): string {
  return `${prefix === '' ? 'flag' : `flag-${prefix}`}--${name}`;
}

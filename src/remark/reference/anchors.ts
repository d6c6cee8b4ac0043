/** Part of an anchor, from a name: everything except letters and digits becomes a hyphen. */
function slug(name: string): string {
  return name
    .replace(/\[\]|[{}<>*]/g, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/**
 * Anchor of a row. Derived from the name, so that it is the same in all versions.
 *
 * @param kind what the row documents, such as `attr`
 * @param prefix distinguishes tables on one page; may be empty
 */
export function rowAnchor(kind: string, name: string, prefix: string): string {
  return [kind, prefix, slug(name)].filter((part) => part !== '').join('-');
}

/** Anchor of the row of a flag, such as `flag--dry-run`. */
export function flagAnchor(name: string, prefix: string): string {
  return `${prefix === '' ? 'flag' : `flag-${prefix}`}--${name}`;
}

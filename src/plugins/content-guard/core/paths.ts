/** Text without percent encoding; malformed encoding stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A link target in its parts. */
export interface Target {
  readonly path: string;
  /** Anchor without `#`, decoded; absent when the target has none. */
  readonly anchor?: string;
}

/** Splits a link target; the query is dropped. */
export function splitTarget(target: string): Target {
  const [address = '', ...anchor] = target.split('#');
  return {
    path: decoded(address.replace(/\?.*$/, '')),
    ...(anchor.length === 0 ? {} : {anchor: decoded(anchor.join('#'))}),
  };
}

/** Route as it is compared: without final slash, `.html`, and `/index.html`. */
export function bareRoute(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/';
}

/** Decodes percent encoding; malformed text is returned unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Normalizes a route for comparison: no trailing slash, `.html`, or `/index.html`. */
export function bareRoute(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/';
}

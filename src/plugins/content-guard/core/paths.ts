/** Text without percent encoding; malformed encoding stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Route as it is compared: without final slash, `.html`, and `/index.html`. */
export function bareRoute(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/';
}

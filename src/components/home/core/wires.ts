/** Height of a line of the program and width of the strip between program and resources, in pixels. */
export const rowHeight = 26;
export const stripWidth = 64;

/**
 * Path of a thread through the strip. A program line is one row high, and the resources share the same height evenly, so
 * nothing needs to be measured in the browser.
 */
export function wirePath(line: number, resource: number, lines: number, resources: number): string {
  const from = (line + 0.5) * rowHeight;
  const to = ((resource + 0.5) * lines * rowHeight) / resources;
  const half = stripWidth / 2;
  return `M0 ${from}C${half} ${from} ${half} ${to} ${stripWidth} ${to}`;
}

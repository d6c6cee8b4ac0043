/** Whether the connection is too slow or expensive to prefetch: 2g, or a browser that saves data. */
export function isSlowConnection(): boolean {
  const {connection} = navigator as {connection?: {effectiveType?: string; saveData?: boolean}};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

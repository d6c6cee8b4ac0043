interface Connected {
  readonly connection?: {readonly effectiveType?: string; readonly saveData?: boolean};
}

/** Whether the reader pays for every byte: on 2g, and where the browser saves data, nothing is fetched ahead. */
export function isSlowConnection(navigator: object): boolean {
  const {connection} = navigator as Connected;
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

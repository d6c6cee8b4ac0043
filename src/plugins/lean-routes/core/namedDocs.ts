interface Item {
  readonly docId?: string;
  readonly items?: readonly unknown[];
}

/** Ids of the docs that items of the navbar name, at any depth. */
export function namedDocs({navbar}: {readonly navbar: {readonly items: readonly unknown[]}}): Set<string> {
  const idsOf = (items: readonly unknown[]): string[] =>
    (items as readonly Item[]).flatMap(({docId, items: children = []}) => [
      ...(docId === undefined ? [] : [docId]),
      ...idsOf(children),
    ]);
  return new Set(idsOf(navbar.items));
}

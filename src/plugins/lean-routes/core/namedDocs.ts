interface Item {
  readonly docId?: string;
  /** Instance of the docs plugin that the doc belongs to. */
  readonly docsPluginId?: string;
  readonly items?: readonly unknown[];
}

/** Whether a doc is named, by instance of the docs plugin and id. */
export type IsNamed = (plugin: string, id: string) => boolean;

/** Finds the docs that items of the navbar name, at any depth. */
export function namedDocs({navbar}: {readonly navbar: {readonly items: readonly unknown[]}}): IsNamed {
  const all = (items: readonly unknown[]): Item[] =>
    (items as readonly Item[]).flatMap((item) => [item, ...all(item.items ?? [])]);
  const items = all(navbar.items);
  return (plugin, id) =>
    items.some(({docId, docsPluginId = 'default'}) => docId === id && docsPluginId === plugin);
}

/** An entry of a sidebar as the docs plugin hands it to the browser. */
interface SidebarEntry {
  readonly docId?: string;
  readonly unlisted?: boolean;
  readonly items?: readonly SidebarEntry[];
}

/** What the docs plugin hands to the pages of one version. */
export interface VersionProps {
  readonly version: {
    readonly pluginId: string;
    /** Name of the version. */
    readonly version: string;
    readonly docs: Readonly<Record<string, unknown>>;
    readonly docsSidebars: Readonly<Record<string, readonly SidebarEntry[]>>;
  };
}

/** Stands for the id of a doc: trails of breadcrumbs ask only whether an entry has one. */
const someId = '-';

function slimEntry({items, docId, ...entry}: SidebarEntry): SidebarEntry {
  const shown = Object.entries(entry).filter(([field, value]) => !(field === 'unlisted' && value === false));
  return {
    ...Object.fromEntries(shown),
    ...(docId !== undefined && {docId: someId}),
    ...(items && {items: items.map(slimEntry)}),
  };
}

/** Whether generated data are those of a docs version. */
export function isVersionProps(data: unknown): data is VersionProps {
  const {version} = (data ?? {}) as Partial<VersionProps>;
  return (
    typeof version?.pluginId === 'string' &&
    typeof version.version === 'string' &&
    typeof version.docs === 'object' &&
    typeof version.docsSidebars === 'object'
  );
}

/**
 * A version's data without ids, titles, and descriptions of all its docs: only lists of cards (`DocCardList`)
 * read them.
 */
export function slimVersion(props: VersionProps): VersionProps {
  const {docsSidebars} = props.version;
  return {
    ...props,
    version: {
      ...props.version,
      docs: {},
      docsSidebars: Object.fromEntries(
        Object.entries(docsSidebars).map(([name, entries]) => [name, entries.map(slimEntry)]),
      ),
    },
  };
}

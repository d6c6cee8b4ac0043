/** The properties of a sidebar item that are used here. */
export interface SidebarItem {
  readonly type: string;
  readonly label?: string;
  readonly href?: string;
  readonly docId?: string;
  readonly unlisted?: boolean;
  readonly linkUnlisted?: boolean;
  readonly items?: readonly SidebarItem[];
}

/** A page of a section. */
export interface SectionPage {
  readonly route: string;
  /** Labels of the categories above the page, outermost first. */
  readonly above: readonly string[];
}

/** Route of the item's own page. Links to other sites and unlisted pages aren't printed. */
function routeOf({type, href, docId, unlisted, linkUnlisted}: SidebarItem): string | undefined {
  const isPrinted = type === 'category' ? !linkUnlisted : docId !== undefined && !unlisted;
  return isPrinted ? href : undefined;
}

/** Pages below sidebar items, in order. */
export function pagesBelow(
  items: readonly SidebarItem[],
  above: readonly string[] = [],
): readonly SectionPage[] {
  return items.flatMap((item) => {
    const route = routeOf(item);
    const own = route === undefined ? [] : [{route, above}];
    return [...own, ...pagesBelow(item.items ?? [], [...above, item.label ?? ''])];
  });
}

/** What is read of an item of a sidebar. */
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

/** Route of an item's own page; links to other sites and unlisted pages aren't printed. */
function routeOf({type, href, docId, unlisted, linkUnlisted}: SidebarItem): string | undefined {
  const isPrinted = type === 'category' ? !linkUnlisted : docId !== undefined && !unlisted;
  return isPrinted ? href : undefined;
}

/** Pages below items of a sidebar, in its order. */
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

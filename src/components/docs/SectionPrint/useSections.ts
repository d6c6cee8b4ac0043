import {useDocsSidebar, useDocsVersion, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {pagesBelow, type SectionPage, type SidebarItem} from '../core/sectionPages';

/** Pages that can be printed together: a category of the sidebar, or a whole version. */
export interface Section {
  readonly category: SidebarItem;
  readonly pages: readonly SectionPage[];
  /** Address of the printed section, the same from each of its pages. */
  readonly address: string;
}

/** Sections around the open page: the whole version first, then the categories above the page, outermost first. */
export function useSections(): readonly Section[] {
  const {siteConfig} = useDocusaurusContext();
  const products = siteConfig.customFields?.productLabels as Readonly<Record<string, string | undefined>>;
  const {pluginId, label} = useDocsVersion();
  const items = useDocsSidebar()?.items ?? [];
  const version = {type: 'category', label: products[pluginId] ?? label, items} as const;
  const above = (useSidebarBreadcrumbs() ?? []).filter(({type}) => type === 'category');
  return [version, ...above].map((category, level) => {
    const pages = pagesBelow([category]);
    return {category, pages, address: `${pages[0]?.route ?? ''}?print=${level}`};
  });
}

/** The section to print, from the address. None during hydration, because the server doesn't know the query. */
export function usePrintedSection(): Section | undefined {
  const {search} = useLocation();
  const sections = useSections();
  const level = useIsBrowser() ? new URLSearchParams(search).get('print') : null;
  return level === null ? undefined : sections[Number(level)];
}

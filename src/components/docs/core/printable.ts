import {decodedHash} from '@site/src/docusaurus/runtime/core/address';

/** The HTML of a built page. */
interface FetchedPage {
  readonly route: string;
  readonly html: string;
}

/** A page as part of a document. */
export interface PrintablePage {
  readonly id: string;
  readonly html: string;
  /** When the page was last changed, as an ISO date and in words. */
  readonly changed?: {readonly at: string; readonly words: string};
}

/** Elements that work only on the page itself. */
const tools =
  '.hash-link, .term-definition, button, script, style, noscript, [role="tablist"], [role="status"]';
const headings = 'h1, h2, h3, h4, h5, [role="tabpanel"] > [role="heading"]';

/** Route of a page without its trailing slash. */
const pathOf = (route: string) => route.replace(/\/$/, '');

/** Lowers headings by one level, below the document's title, and turns tab labels into headings. */
function lowerHeadings(content: HTMLElement): void {
  let depth = 2;
  for (const heading of content.querySelectorAll(headings)) {
    const isLabel = heading.role === 'heading';
    const level = isLabel ? Math.min(depth + 1, 6) : Number(heading.tagName[1]) + 1;
    depth = isLabel ? depth : level;
    const lowered = content.ownerDocument.createElement(`h${level}`);
    lowered.append(...heading.childNodes);
    for (const {name, value} of isLabel ? [] : heading.attributes) {
      lowered.setAttribute(name, value);
    }
    heading.replaceWith(lowered);
  }
}

/** Shows what would otherwise need a click or scrolling. */
function showAll(content: HTMLElement): void {
  for (const panel of content.querySelectorAll('[role="tabpanel"]')) {
    panel.removeAttribute('role');
    panel.removeAttribute('hidden');
  }
  for (const details of content.querySelectorAll('details')) {
    details.open = true;
  }
  for (const image of content.querySelectorAll('img')) {
    image.removeAttribute('loading');
  }
}

/**
 * Turns pages into parts of one document: ids are unique, links between the pages stay within the document, and all
 * tabs and details are shown.
 *
 * @param pages built pages, in the order of the document
 * @param origin origin of the site
 * @throws {Error} if the HTML of a page has no text
 */
export function printablePages(pages: readonly FetchedPage[], origin: string): PrintablePage[] {
  const parts = pages.map(({route, html}, index) => {
    const page = new DOMParser().parseFromString(html, 'text/html');
    const content = page.querySelector<HTMLElement>('.theme-doc-markdown');
    if (!content) {
      throw new Error(`${route} has no text in its HTML; the development server can't print a section.`);
    }
    const ids = new Set([...content.querySelectorAll('[id]')].map(({id}) => id));
    const time = page.querySelector('.theme-last-updated time');
    const changed = time && {at: time.getAttribute('datetime') ?? '', words: time.textContent};
    return {id: `p${index + 1}`, address: new URL(route, origin), content, ids, changed};
  });
  const byPath = new Map(parts.map((part) => [pathOf(part.address.pathname), part]));
  return parts.map(({id: pageId, address, content, changed}) => {
    for (const tool of content.querySelectorAll(tools)) {
      tool.remove();
    }
    for (const term of content.querySelectorAll('dfn')) {
      term.replaceWith(...term.childNodes);
    }
    lowerHeadings(content);
    showAll(content);
    for (const link of content.querySelectorAll('a[href]')) {
      const {origin: site, pathname, search, hash} = new URL(link.getAttribute('href') ?? '', address);
      const target = byPath.get(pathOf(pathname));
      const id = decodedHash(hash);
      if (site === origin) {
        const inside = target && (target.ids.has(id) ? `#${target.id}-${id}` : `#${target.id}`);
        link.setAttribute('href', inside ?? pathname + search + hash);
      }
    }
    for (const element of content.querySelectorAll('[id]')) {
      element.id = `${pageId}-${element.id}`;
    }
    return {id: pageId, html: content.innerHTML, changed: changed ?? undefined};
  });
}

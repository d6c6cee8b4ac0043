import {parseFragment} from 'parse5';
import {attributeOf, cleanText, isElement, readText, textOf, type Element, type Node} from './htmlText';

/** A part of a page under one heading, or a row of a reference table. */
export interface PageSection {
  /** Heading, or name of the row; empty for text before the first heading. */
  readonly title: string;
  /** Id of the heading or row; empty for the beginning of the page. */
  readonly anchor: string;
  readonly text: string;
  /** Whether it is a row of a reference table. */
  readonly isRow?: true;
}

/** What a built page says. */
export interface ExtractedPage {
  /** Text of the heading of level 1; empty when there is none. */
  readonly title: string;
  /** Search tag in the page's head. */
  readonly tag?: string;
  readonly sections: readonly PageSection[];
}

const headings = new Set(['h1', 'h2', 'h3']);

function find(nodes: readonly Node[], tagName: string): Element | undefined {
  for (const node of nodes) {
    if (isElement(node)) {
      const found = node.tagName === tagName ? node : find(node.childNodes, tagName);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}

/** Text of a row without its name, which is its title: only other spellings, such as `-y`, stay. */
function rowText(row: Element, name: string): string {
  const [first, ...cells] = row.childNodes.filter(isElement).map(textOf);
  const others = first === undefined || name.endsWith(first) ? '' : first.replace(name, '');
  return [others.replace(/[\s,]+$/, ''), ...cells].join(' ');
}

/** Gathers the sections of a page while its text is read. */
class SectionReader {
  readonly sections: {title: string; anchor: string; text: string; isRow?: true}[] = [];
  title = '';
  /** Section that text belongs to: rows of a table do not end the section around the table. */
  private current = this.start('', '');

  /** @param isArticle whether a page header holds what lists show as well: date and authors. */
  constructor(private readonly isArticle: boolean) {}

  readonly append = (text: string): void => {
    this.current.text += text;
  };

  readonly take = (element: Element): boolean => {
    if (headings.has(element.tagName)) {
      this.begin(element);
      return true;
    }
    const row = attributeOf(element, 'data-search-section');
    if (row !== undefined) {
      const section = this.start(row, attributeOf(element, 'id') ?? '');
      section.text = rowText(element, row);
      section.isRow = true;
      return true;
    }
    if (this.isArticle && element.tagName === 'header') {
      const heading = find(element.childNodes, 'h1');
      return heading !== undefined && this.take(heading);
    }
    return false;
  };

  private start(title: string, anchor: string) {
    const section: (typeof this.sections)[number] = {title, anchor, text: ''};
    this.sections.push(section);
    return section;
  }

  private begin(heading: Element): void {
    const title = textOf(heading);
    const anchor = attributeOf(heading, 'id') ?? '';
    if (heading.tagName === 'h1' && this.title === '') {
      this.title = title;
      this.current = this.start(title, '');
    } else if (anchor === '') {
      // Nothing can lead to it: it stays with the section above.
      this.append(` ${title} `);
    } else {
      this.current = this.start(title, anchor);
    }
  }
}

/** The search tag that a page has in its head. */
export function tagOf(html: string): string | undefined {
  const meta = /<meta[^>]*\sname=["']?docusaurus_tag["'\s][^>]*>/.exec(html)?.[0] ?? '';
  return /\scontent=["']?([^"'\s>]+)/.exec(meta)?.[1];
}

/** The part of a page that is its own; the navigation around it is many times as long. */
export function mainOf(html: string): string {
  const start = html.search(/<main[\s>]/);
  return start === -1 ? '' : html.slice(start, html.lastIndexOf('</main>'));
}

/** Cuts a built page into its sections. */
export function extractSections(html: string): ExtractedPage {
  const {childNodes} = parseFragment(mainOf(html));
  const article = find(childNodes, 'article');
  const reader = new SectionReader(article !== undefined);
  readText(article?.childNodes ?? childNodes, reader.append, reader.take);
  return {
    title: reader.title,
    tag: tagOf(html),
    sections: reader.sections
      .map((section) => ({...section, text: cleanText(section.text)}))
      .filter(({title, text}) => title !== '' || text !== ''),
  };
}

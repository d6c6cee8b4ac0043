import {parse} from 'parse5';
import {
  attributeOf,
  cleanText,
  hasClass,
  isElement,
  isGenerated,
  rawText,
  textOf,
  type Element,
  type Node,
} from './htmlText';

/** A part of a page under one heading, or a row of a reference table. */
export interface PageSection {
  /** Heading, or name of the row; empty for text before the first heading. */
  readonly title: string;
  /** Id of the heading or row; empty for the beginning of the page. */
  readonly anchor: string;
  readonly text: string;
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

function* descendants(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (isElement(node)) {
      yield node;
      yield* descendants(node.childNodes);
    }
  }
}

function find(nodes: readonly Node[], test: (element: Element) => boolean): Element | undefined {
  for (const element of descendants(nodes)) {
    if (test(element)) {
      return element;
    }
  }
  return undefined;
}

/** The element that holds what the writer of the page wrote. */
function contentOf(nodes: readonly Node[]): Element | undefined {
  const main = find(nodes, ({tagName}) => tagName === 'main');
  return main && (find(main.childNodes, ({tagName}) => tagName === 'article') ?? main);
}

class SectionReader {
  readonly sections: {title: string; anchor: string; text: string}[] = [{title: '', anchor: '', text: ''}];
  title = '';

  /** Reads a node; what begins a section of its own is left out of the text around it. */
  read(node: Node, isInArticleHead = false): void {
    if (!isElement(node)) {
      this.append('value' in node && !isInArticleHead ? node.value : '');
      return;
    }
    if (isGenerated(node)) {
      return;
    }
    if (headings.has(node.tagName)) {
      this.begin(node);
    } else if (attributeOf(node, 'data-search-section') !== undefined) {
      this.addRow(node);
    } else if (this.holdsSections(node)) {
      // Above a post stand its date and its authors, which are on lists as well.
      const isHead = isInArticleHead || (node.tagName === 'header' && !hasClass(node, 'hero'));
      this.append(' ');
      node.childNodes.forEach((child) => {
        this.read(child, isHead);
      });
      this.append(' ');
    } else if (!isInArticleHead) {
      this.append(rawText(node, () => 'read'));
    }
  }

  private holdsSections(element: Element): boolean {
    return (
      element.tagName === 'header' ||
      find(
        element.childNodes,
        (inner) => headings.has(inner.tagName) || attributeOf(inner, 'data-search-section') !== undefined,
      ) !== undefined
    );
  }

  private append(text: string): void {
    const last = this.sections[this.current];
    if (last) {
      last.text += text;
    }
  }

  private begin(heading: Element): void {
    const title = textOf(heading);
    const anchor = attributeOf(heading, 'id') ?? '';
    if (heading.tagName === 'h1' && this.title === '') {
      this.title = title;
    } else if (anchor === '') {
      // Without an anchor nothing leads to it: it stays with the section above.
      this.append(` ${title} `);
      return;
    }
    this.sections.push({title, anchor: heading.tagName === 'h1' ? '' : anchor, text: ''});
    this.current = this.sections.length - 1;
  }

  private addRow(row: Element): void {
    this.sections.push({
      title: attributeOf(row, 'data-search-section') ?? '',
      anchor: attributeOf(row, 'id') ?? '',
      text: rawText(row, () => 'read'),
    });
  }

  /** Section that text belongs to: rows of a table do not end the section around the table. */
  private current = 0;
}

/** Cuts a built page into its sections. */
export function extractSections(html: string): ExtractedPage {
  const {childNodes} = parse(html);
  const tag = find(
    childNodes,
    (element) => element.tagName === 'meta' && attributeOf(element, 'name') === 'docusaurus_tag',
  );
  const reader = new SectionReader();
  contentOf(childNodes)?.childNodes.forEach((node) => {
    reader.read(node);
  });
  return {
    title: reader.title,
    tag: tag && attributeOf(tag, 'content'),
    sections: reader.sections
      .map((section) => ({...section, text: cleanText(section.text)}))
      .filter(({title, text}) => title !== '' || text !== ''),
  };
}

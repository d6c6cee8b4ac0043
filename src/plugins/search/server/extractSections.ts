import {parseFragment} from 'parse5';
import {attributeOf, elementsIn, isElement, type HtmlElement} from '../../../build/html';
import {cleanText, readText, textOf} from './htmlText';

/** Part of a page below a heading, or a row of a reference table. */
export interface PageSection {
  /** Heading, or name of the row; empty for text before the first heading. */
  readonly title: string;
  /** Id of the heading or row; empty for the start of the page. */
  readonly anchor: string;
  readonly text: string;
  readonly isRow?: true;
}

/** Content of a built page: the text of its h1, the search tag in its head, and its sections. */
export type ExtractedPage = ReturnType<typeof extractSections>;

/** Text of a row without its name, which is the title, but with other spellings, such as `-y`. */
function rowText(row: HtmlElement, name: string): string {
  const [first, ...cells] = row.childNodes.filter(isElement).map(textOf);
  const others = first === undefined || name.endsWith(first) ? '' : first.replace(name, '');
  return [others.replace(/[\s,]+$/, ''), ...cells].join(' ');
}

/** The search tag in a page's head. */
export function tagOf(html: string): string | undefined {
  const meta = /<meta[^>]*\sname=["']?docusaurus_tag["'\s][^>]*>/.exec(html)?.[0] ?? '';
  return /\scontent=["']?([^"'\s>]+)/.exec(meta)?.[1];
}

/** The main part of a page's HTML. The navigation around it is many times as long. */
export function mainOf(html: string): string {
  const start = html.search(/<main[\s>]/);
  return start === -1 ? '' : html.slice(start, html.lastIndexOf('</main>'));
}

/** Splits a built page into sections. */
export function extractSections(html: string) {
  const {childNodes} = parseFragment(mainOf(html));
  const article = elementsIn(childNodes).find(({tagName}) => tagName === 'article');
  const sections: {title: string; anchor: string; text: string; isRow?: true}[] = [];
  let pageTitle = '';
  const start = (title: string, anchor: string) => {
    const section = {title, anchor, text: ''};
    sections.push(section);
    return section;
  };
  // Text after a table's rows belongs to the section around the table.
  let current = start('', '');
  const append = (text: string) => {
    current.text += text;
  };
  const begin = (heading: HtmlElement) => {
    const title = textOf(heading);
    const anchor = attributeOf(heading, 'id') ?? '';
    if (heading.tagName === 'h1' && pageTitle === '') {
      pageTitle = title;
      current = start(title, '');
    } else if (anchor === '') {
      // Without an anchor, it stays in the section above.
      append(` ${title} `);
    } else {
      current = start(title, anchor);
    }
  };
  const take = (element: HtmlElement): boolean => {
    const row = attributeOf(element, 'data-search-section');
    if (/^h[1-3]$/.test(element.tagName)) {
      begin(element);
      return true;
    }
    if (row !== undefined) {
      const section = start(row, attributeOf(element, 'id') ?? '');
      Object.assign(section, {text: rowText(element, row), isRow: true});
      return true;
    }
    // The header of a post also contains its date and authors.
    const header = article && element.tagName === 'header' ? elementsIn(element.childNodes) : [];
    const heading = header.find(({tagName}) => tagName === 'h1');
    if (heading) {
      begin(heading);
    }
    return heading !== undefined;
  };
  readText(article?.childNodes ?? childNodes, append, take);
  return {
    title: pageTitle,
    tag: tagOf(html),
    sections: sections
      .map((section) => ({...section, text: cleanText(section.text)}))
      .filter(({title, text}) => title !== '' || text !== ''),
  };
}

import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {attributeOf, elementsIn, parseHtml, type HtmlElement} from '../../src/build/html';
import {mainOf} from '../../src/plugins/search/server/extractSections';
import {cleanText, readText} from '../../src/plugins/search/server/htmlText';
import type {Node} from '../../src/remark/tree';

const inline = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'linkReference']);

function wordsOf(text: string): string[] {
  return cleanText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a built page in order, without those of the theme. */
export function htmlWords(html: string): string[] {
  const main = elementsIn(parseHtml(mainOf(html)));
  const content =
    main.find(({tagName}) => tagName === 'article') ?? main.find(({tagName}) => tagName === 'main');
  let text = '';
  const append = (piece: string) => {
    text += piece;
  };
  const take = (element: HtmlElement): boolean => {
    if (element.tagName === 'header') {
      // The header of a post also contains its date and authors, which aren't in the Markdown.
      const title = elementsIn(element.childNodes).find(({tagName}) => tagName === 'h1');
      readText(title?.childNodes ?? element.childNodes, append);
      return true;
    }
    const relations = attributeOf(element, 'data-relations');
    if (relations !== undefined) {
      append(` ${attributeOf(element, 'aria-label') ?? ''} ${relations} `);
    }
    // In Markdown, the label of each tab is at its panel.
    return relations !== undefined || attributeOf(element, 'role') === 'tablist';
  };
  readText(content?.childNodes ?? [], append, take);
  return wordsOf(text);
}

function textOf({type, value = '', meta, children = []}: Node): string {
  if (type === 'code') {
    return ` ${meta?.replace(/^title=/, '') ?? ''} ${value} `;
  }
  const text = type === 'html' ? '' : value + children.map(textOf).join('');
  return inline.has(type) ? text : ` ${text} `;
}

/** The words of a page's Markdown in order, without its header. */
export function markdownWords(markdown: string): string[] {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, '');
  return wordsOf(textOf(unified().use(remarkParse).use(remarkGfm).parse(body) as Node));
}

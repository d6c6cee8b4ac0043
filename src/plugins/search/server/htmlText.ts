import {isGenerated} from '../../../build/generatedParts';
import {attributeOf, isElement, type HtmlElement, type HtmlNode} from '../../../build/html';

const inlineTags = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q rp rt ruby s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);
/** Zero-width space at a possible line break within a word. */
const wordBreak = '\u200B';

function classesOf(element: HtmlElement): string[] {
  return attributeOf(element, 'class')?.split(/\s+/) ?? [];
}

function isPartOfTheme(element: HtmlElement): boolean {
  return isGenerated(element.tagName, classesOf(element), attributeOf(element, 'aria-hidden') === 'true');
}

/**
 * Appends the text of nodes in pieces, with redundant spaces.
 *
 * @param take returns true to exclude an element, for example because it starts another section
 */
export function readText(
  nodes: readonly HtmlNode[],
  append: (text: string) => void,
  take: (element: HtmlElement) => boolean = () => false,
): void {
  for (const node of nodes) {
    if ('value' in node) {
      append(node.value);
    } else if (isElement(node) && !isPartOfTheme(node) && !take(node)) {
      const isInline = inlineTags.has(node.tagName) && !classesOf(node).includes('token-line');
      const isBreak = node.tagName === 'wbr';
      append(isBreak ? wordBreak : isInline ? '' : ' ');
      if (attributeOf(node, 'role') === 'img') {
        append(attributeOf(node, 'aria-label') ?? '');
      } else {
        readText(node.childNodes, append, take);
      }
      append(isBreak || isInline ? '' : ' ');
    }
  }
}

/** Text with single spaces and without invisible characters. */
export function cleanText(text: string): string {
  return text
    .replaceAll(new RegExp(`${wordBreak}\\s*`, 'g'), '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Clean text of an element. */
export function textOf(element: HtmlElement): string {
  let text = '';
  readText(element.childNodes, (piece) => {
    text += piece;
  });
  return cleanText(text);
}

import {attributeOf, isElement, type HtmlElement, type HtmlNode} from '../../../build/html';

const inlineTags = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q rp rt ruby s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);
const generatedTags = new Set('nav footer button input select script style template svg time'.split(' '));
const generatedClasses = new Set([
  'hash-link',
  'theme-doc-breadcrumbs',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-doc-toc-mobile',
  'theme-last-updated',
  'pagination-nav',
  'reading-time',
  'screen-note',
]);
/** Marks where a long word may break, and has no space around it. */
const wordBreak = '\u200B';

function classesOf(element: HtmlElement): string[] {
  return attributeOf(element, 'class')?.split(/\s+/) ?? [];
}

/** Whether the theme adds an element to every page, so that it isn't text of the page. */
function isGenerated(element: HtmlElement): boolean {
  return (
    generatedTags.has(element.tagName) ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    classesOf(element).some((name) => generatedClasses.has(name))
  );
}

/**
 * Appends the text of some nodes piece by piece, with too many spaces.
 *
 * @param take takes an element out of the text by returning true, for example because it begins another section
 */
export function readText(
  nodes: readonly HtmlNode[],
  append: (text: string) => void,
  take: (element: HtmlElement) => boolean = () => false,
): void {
  for (const node of nodes) {
    if ('value' in node) {
      append(node.value);
    } else if (isElement(node) && !isGenerated(node) && !take(node)) {
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

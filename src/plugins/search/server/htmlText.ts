import type {DefaultTreeAdapterTypes} from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q rp rt ruby s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);
/** A place at which a long word may break; around it there is no space. */
const wordBreak = '\u200B';

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function attributeOf({attrs}: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  return attributeOf(element, 'class')?.split(/\s+/).includes(name) === true;
}

const generatedTags = new Set('nav footer button input select script style template svg time'.split(' '));
const generatedClasses = [
  'hash-link',
  'theme-doc-breadcrumbs',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-doc-toc-mobile',
  'theme-last-updated',
  'pagination-nav',
  'reading-time',
];

/** Whether an element is there for every page alike, and is no text of the page. */
export function isGenerated(element: Element): boolean {
  return (
    generatedTags.has(element.tagName) ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    generatedClasses.some((name) => hasClass(element, name))
  );
}

/**
 * Hands over the text of some nodes, piece by piece, as a reader reads it but for the number of spaces.
 *
 * @param take may take an element out of the text, for example because it begins another section.
 */
export function readText(
  nodes: readonly Node[],
  append: (text: string) => void,
  take: (element: Element) => boolean = () => false,
): void {
  for (const node of nodes) {
    if ('value' in node) {
      append(node.value);
    } else if (isElement(node) && !isGenerated(node) && !take(node)) {
      const edge = inline.has(node.tagName) && !hasClass(node, 'token-line') ? '' : ' ';
      append(node.tagName === 'wbr' ? wordBreak : edge);
      if (attributeOf(node, 'role') === 'img') {
        append(attributeOf(node, 'aria-label') ?? '');
      } else {
        readText(node.childNodes, append, take);
      }
      append(node.tagName === 'wbr' ? '' : edge);
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

/** Clean text of a whole element. */
export function textOf(element: Element): string {
  let text = '';
  readText(element.childNodes, (piece) => {
    text += piece;
  });
  return cleanText(text);
}

import {hashOf} from '../../../../config/contentSecurityPolicy';
import {attributeOf, elementsIn, parseHtml, srcsetAddresses, type HtmlElement} from '../../../build/html';

/** A link or a reference to a file in a built page. */
export interface Reference {
  readonly target: string;
  readonly kind: 'link' | 'asset';
  /** Whether the element declares that its target is in another language. */
  readonly isTranslation: boolean;
}

/** The links and files that a built page refers to, its ids, and the code that its policy blocks. */
export type ScannedPage = ReturnType<typeof scanHtml>;

const assetTags = new Set(['img', 'source', 'script', 'iframe', 'video', 'audio']);

function referencesOf(element: HtmlElement): Reference[] {
  const {tagName} = element;
  const valueOf = (name: string) => attributeOf(element, name);
  if (tagName === 'a') {
    const target = valueOf('href');
    const isTranslation = valueOf('lang') !== undefined || valueOf('hreflang') !== undefined;
    return target === undefined ? [] : [{target, kind: 'link', isTranslation}];
  }
  const files = assetTags.has(tagName)
    ? [valueOf('src'), valueOf('poster'), ...srcsetAddresses(valueOf('srcset'))]
    : tagName === 'link' && /icon|manifest|stylesheet|preload/.test(valueOf('rel') ?? '')
      ? [valueOf('href')]
      : [];
  return files.flatMap((target) =>
    target && !target.startsWith('data:') ? [{target, kind: 'asset', isTranslation: false}] : [],
  );
}

function textOf({childNodes}: HtmlElement): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** The first characters of each inline script, style, and handler that the page's content security policy blocks. */
function blockedIn(element: HtmlElement, policy: string): string[] {
  const {tagName, attrs} = element;
  const attributes = attrs.filter(
    ({name, value}) => name === 'style' || name.startsWith('on') || /^javascript:/i.test(value),
  );
  const isScript =
    tagName === 'script' &&
    attributeOf(element, 'src') === undefined &&
    /javascript|module|importmap/.test(attributeOf(element, 'type') ?? 'javascript');
  const isBlocked = tagName === 'style' || (isScript && !policy.includes(hashOf(textOf(element))));
  return [
    ...attributes.map(({name, value}) => `${name}="${value}"`),
    ...(isBlocked ? [`<${tagName}>${textOf(element)}`] : []),
  ].map((code) => code.slice(0, 60));
}

/** Reads links, files, ids, and blocked code of a built page. */
export function scanHtml(html: string) {
  const elements = elementsIn(parseHtml(html));
  const meta = elements.find(
    (element) =>
      element.tagName === 'meta' && attributeOf(element, 'http-equiv') === 'Content-Security-Policy',
  );
  const policy = meta && attributeOf(meta, 'content');
  return {
    references: elements.flatMap(referencesOf),
    ids: elements.flatMap(({attrs}) => attrs.find(({name}) => name === 'id')?.value ?? []),
    blocked: policy === undefined ? [] : elements.flatMap((element) => blockedIn(element, policy)),
  };
}

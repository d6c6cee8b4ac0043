import {hashOf} from '../../../../config/contentSecurityPolicy';
import {attributesOf, elementsIn, parseHtml, srcsetAddresses, type HtmlElement} from '../../../build/html';

/** A link or a reference to a file in a built page. */
export interface Reference {
  readonly target: string;
  readonly kind: 'link' | 'asset';
  /** Whether the element says that its target is in another language. */
  readonly isTranslation: boolean;
}

/** What a built page refers to and can be referred to by. */
export interface ScannedPage {
  readonly references: readonly Reference[];
  readonly ids: readonly string[];
  /** Beginnings of inline scripts, styles, and handlers that the page's content security policy blocks. */
  readonly blocked: readonly string[];
}

const assetTags = new Set(['img', 'source', 'script', 'iframe', 'video', 'audio']);

function referencesOf(element: HtmlElement): Reference[] {
  const {href, rel = '', src, srcset, poster, lang, hreflang} = attributesOf(element);
  const {tagName} = element;
  if (tagName === 'a') {
    const isTranslation = lang !== undefined || hreflang !== undefined;
    return href === undefined ? [] : [{target: href, kind: 'link', isTranslation}];
  }
  const files = assetTags.has(tagName)
    ? [src, poster, ...srcsetAddresses(srcset)]
    : tagName === 'link' && /icon|manifest|stylesheet|preload/.test(rel)
      ? [href]
      : [];
  return files.flatMap((target) =>
    target && !target.startsWith('data:') ? [{target, kind: 'asset', isTranslation: false}] : [],
  );
}

function textOf({childNodes}: HtmlElement): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function blockedIn(element: HtmlElement, policy: string): string[] {
  const {tagName, attrs} = element;
  const attributes = attrs.filter(
    ({name, value}) => name === 'style' || name.startsWith('on') || /^javascript:/i.test(value),
  );
  const {src, type = 'text/javascript'} = attributesOf(element);
  const isScript = tagName === 'script' && src === undefined && /javascript|module|importmap/.test(type);
  const isBlocked = tagName === 'style' || (isScript && !policy.includes(hashOf(textOf(element))));
  return [
    ...attributes.map(({name, value}) => `${name}="${value}"`),
    ...(isBlocked ? [`<${tagName}>${textOf(element)}`] : []),
  ].map((code) => code.slice(0, 60));
}

/** Reads links, files, ids, and blocked code of a built page. */
export function scanHtml(html: string): ScannedPage {
  const elements = elementsIn(parseHtml(html));
  const policy = elements
    .map(attributesOf)
    .find((attributes) => attributes['http-equiv'] === 'Content-Security-Policy')?.content;
  return {
    references: elements.flatMap(referencesOf),
    ids: elements.flatMap(({attrs}) => attrs.find(({name}) => name === 'id')?.value ?? []),
    blocked: policy === undefined ? [] : elements.flatMap((element) => blockedIn(element, policy)),
  };
}

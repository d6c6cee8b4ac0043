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

/** Reads links, files, and ids of a built page. */
export function scanHtml(html: string): ScannedPage {
  const elements = elementsIn(parseHtml(html));
  return {
    references: elements.flatMap(referencesOf),
    ids: elements.flatMap(({attrs}) => attrs.find(({name}) => name === 'id')?.value ?? []),
  };
}

import {attributesOf, elementsIn, parseHtml} from '../../../build/html';

/** Information for crawlers in a page's head. */
export type PageHead = ReturnType<typeof readPageHead>;

/** Parses the canonical address, robots rule, social card, and translations of a built page. */
export function readPageHead(html: string) {
  const [head = ''] = html.split('</head>', 1);
  const tags = elementsIn(parseHtml(head)).map(attributesOf);
  return {
    canonical: tags.find(({rel}) => rel === 'canonical')?.href,
    image: tags.find(({property}) => property === 'og:image')?.content,
    hidden: tags.some(({name, content}) => name === 'robots' && content?.includes('noindex')),
    alternates: tags.flatMap(({rel, hreflang, href}) =>
      rel === 'alternate' && hreflang !== undefined && href !== undefined ? [{hrefLang: hreflang, href}] : [],
    ),
  };
}

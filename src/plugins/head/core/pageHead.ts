/** What a page's own head says to crawlers. */
export interface PageHead {
  readonly canonical?: string;
  readonly hidden: boolean;
  readonly alternates: readonly {readonly hrefLang: string; readonly href: string}[];
}

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)=(?:"([^"]*)"|([^\s"'>]+))/g)].map(
      ([, name = '', quoted, bare]): [string, string] => [name.toLowerCase(), quoted ?? bare ?? ''],
    ),
  );
}

/** Reads canonical, robots rule, and translations from a built page. */
export function readPageHead(html: string): PageHead {
  const end = html.indexOf('</head>');
  const head = end === -1 ? html : html.slice(0, end);
  const tags = [...head.matchAll(/<(link|meta)\s([^>]+)>/g)].map(([, name, attributes = '']) => ({
    name,
    ...attributesOf(attributes),
  })) as Record<string, string | undefined>[];
  return {
    canonical: tags.find(({rel}) => rel === 'canonical')?.href,
    hidden: tags.some(({name, content}) => name === 'robots' && content?.includes('noindex')),
    alternates: tags.flatMap(({rel, hreflang, href}) =>
      rel === 'alternate' && hreflang !== undefined && href !== undefined ? [{hrefLang: hreflang, href}] : [],
    ),
  };
}

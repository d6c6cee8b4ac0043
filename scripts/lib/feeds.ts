import {SaxesParser} from 'saxes';
import {attributesOf, elementsIn, parseHtml, srcsetAddresses} from '../../src/build/html';

/** Expected content of the feeds in a language. */
export interface FeedContract {
  readonly title: string;
  readonly description: string;
  /** Address of the blog. */
  readonly link: string;
  /** Title and date of each post, by address. */
  readonly posts: ReadonlyMap<string, {readonly title: string; readonly day: string}>;
  /** Problem with an address on this site. Absent if it is a page or file. */
  readonly faultOf: (address: URL) => string | undefined;
}

interface JsonFeed {
  readonly title?: string;
  readonly description?: string;
  readonly home_page_url?: string;
  readonly items: readonly {
    readonly id?: string;
    readonly url?: string;
    readonly title?: string;
    readonly summary?: string;
    readonly date_modified?: string;
    readonly content_html?: string;
  }[];
}

/** Elements that feed readers remove or must not run. */
const forbidden = new Set(['script', 'style', 'iframe', 'form', 'button', 'svg', 'link', 'meta']);

function contentFaults(html: string, {link, faultOf}: FeedContract): string[] {
  const body = elementsIn(parseHtml(html)).filter(({tagName}) => !/^(?:html|head|body)$/.test(tagName));
  return body.flatMap((element) => {
    const {href, src, srcset, poster, style, class: classes} = attributesOf(element);
    const addresses = [href, src, poster, ...srcsetAddresses(srcset)].flatMap((address) => {
      if (address === undefined) {
        return [];
      }
      if (!/^(?:https?:\/\/[^/]|mailto:)/.test(address) || !URL.canParse(address)) {
        return [`"${address}" is not absolute`];
      }
      const url = new URL(address);
      const fault = url.origin === new URL(link).origin ? faultOf(url) : undefined;
      return fault === undefined ? [] : [`"${address}" ${fault}`];
    });
    const isMarkup = forbidden.has(element.tagName) || style !== undefined || classes !== undefined;
    return isMarkup ? [...addresses, `has markup that feeds cannot show: <${element.tagName}>`] : addresses;
  });
}

/** Problems of the JSON feed. The other formats use the same data. */
export function findJsonFeedFaults(text: string, contract: FeedContract): string[] {
  const {title, description, home_page_url: link, items} = JSON.parse(text) as JsonFeed;
  const links = items.map(({url}) => url);
  const days = items.map(({date_modified: date = ''}) => date.slice(0, 10));
  const texts = {title, description, link};
  return [
    ...(['title', 'description', 'link'] as const)
      .filter((field) => texts[field] !== contract[field])
      .map((field) => `has the ${field} "${texts[field]}"; must have "${contract[field]}"`),
    ...[...contract.posts.keys()]
      .filter((post) => !links.includes(post))
      .map((post) => `lacks the post ${post}`),
    ...(days.join() === [...days].sort().reverse().join() ? [] : ['does not have the newest post first']),
    ...items.flatMap((item) => {
      const post = contract.posts.get(item.url ?? '');
      const faults = [
        ...(post ? [] : ['is no post of this language']),
        ...(item.id === item.url ? [] : [`has the id "${item.id}"; must have its address`]),
        ...(item.title === post?.title ? [] : [`has the title "${item.title}"; must have "${post?.title}"`]),
        ...(item.date_modified?.startsWith(post?.day ?? '') ? [] : [`has the date ${item.date_modified}`]),
        ...(item.summary ? [] : ['has no summary']),
        ...(item.content_html ? contentFaults(item.content_html, contract) : ['has no content']),
      ];
      return faults.map((fault) => `${item.url}: ${fault}`);
    }),
  ];
}

/** Problems of an RSS or Atom feed. It must be well-formed and link to the same posts as the JSON feed. */
export function findXmlFeedFaults(xml: string, {posts}: FeedContract): string[] {
  try {
    new SaxesParser({xmlns: true}).write(xml).close();
  } catch (error) {
    return [`is not well-formed: ${(error as Error).message}`];
  }
  const links = new Set([...xml.matchAll(/<(?:guid|id)>([^<]*)/g)].map(([, link]) => link));
  return [...posts.keys()].filter((post) => !links.has(post)).map((post) => `lacks the post ${post}`);
}

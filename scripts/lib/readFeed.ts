import {childrenOf, parseXml, textOf, type XmlElement} from './xml';

export type FeedKind = 'rss' | 'atom' | 'json';

/** A post as a feed has it; what the feed lacks is empty. */
export interface FeedItem {
  readonly id: string;
  readonly link: string;
  readonly title: string;
  readonly summary: string;
  /** As written; `day` understands the forms that the formats allow. */
  readonly date: string;
  readonly html: string;
  readonly authors: number;
}

/** What the three formats have in common. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  readonly link: string;
  /** Absent where the format has no place for it. */
  readonly language?: string;
  readonly items: readonly FeedItem[];
}

const rssDate =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/;
const isoDate = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Day of a date that is written as the format demands; absent for any other text. */
export function dayOf(kind: FeedKind, date: string): string | undefined {
  const isValid = (kind === 'rss' ? rssDate : isoDate).test(date) && !Number.isNaN(Date.parse(date));
  return isValid ? new Date(date).toISOString().slice(0, 10) : undefined;
}

function readRss(text: string): Feed {
  const root = parseXml(text);
  const [channel] = childrenOf(root, 'channel');
  if (root.name !== 'rss' || root.attributes.version !== '2.0' || !channel) {
    throw new Error('is no RSS 2.0: it must be <rss version="2.0"> with a <channel>');
  }
  return {
    title: textOf(channel, 'title'),
    description: textOf(channel, 'description'),
    link: textOf(channel, 'link'),
    language: textOf(channel, 'language'),
    items: childrenOf(channel, 'item').map((item) => ({
      id: textOf(item, 'guid'),
      link: textOf(item, 'link'),
      title: textOf(item, 'title'),
      summary: textOf(item, 'description'),
      date: textOf(item, 'pubDate'),
      html: textOf(item, 'content:encoded'),
      // Addresses of e-mail are what RSS knows of authors; the site gives none.
      authors: 1,
    })),
  };
}

function atomLink(element: XmlElement): string {
  const links = childrenOf(element, 'link').map(({attributes}) => attributes);
  return links.find(({rel = 'alternate'}) => rel === 'alternate')?.href ?? '';
}

function readAtom(text: string): Feed {
  const root = parseXml(text);
  if (root.name !== 'feed' || root.attributes.xmlns !== 'http://www.w3.org/2005/Atom') {
    throw new Error('is no Atom feed: it must be <feed xmlns="http://www.w3.org/2005/Atom">');
  }
  if (textOf(root, 'id') === '' || dayOf('atom', textOf(root, 'updated')) === undefined) {
    throw new Error('is no Atom feed: it must have an <id>, and the time of the newest post as <updated>');
  }
  return {
    title: textOf(root, 'title'),
    description: textOf(root, 'subtitle'),
    link: atomLink(root),
    items: childrenOf(root, 'entry').map((entry) => ({
      id: textOf(entry, 'id'),
      link: atomLink(entry),
      title: textOf(entry, 'title'),
      summary: textOf(entry, 'summary'),
      date: textOf(entry, 'updated'),
      html: textOf(entry, 'content'),
      authors: childrenOf(entry, 'author').filter((author) => textOf(author, 'name') !== '').length,
    })),
  };
}

interface JsonFeed {
  readonly version?: string;
  readonly title?: string;
  readonly description?: string;
  readonly home_page_url?: string;
  readonly language?: string;
  readonly items?: readonly {
    readonly id?: string;
    readonly url?: string;
    readonly title?: string;
    readonly summary?: string;
    readonly date_published?: string;
    readonly date_modified?: string;
    readonly content_html?: string;
    readonly author?: {readonly name?: string};
    readonly authors?: readonly unknown[];
  }[];
}

function readJson(text: string): Feed {
  const feed = JSON.parse(text) as JsonFeed;
  if (
    !/^https:\/\/jsonfeed\.org\/version\/1(?:\.1)?$/.test(feed.version ?? '') ||
    !Array.isArray(feed.items)
  ) {
    throw new Error('is no JSON feed: it must have the "version" of the format, and "items"');
  }
  const {title = '', description = '', home_page_url: link = '', language, items} = feed;
  return {
    title,
    description,
    link,
    language,
    items: items.map((item) => ({
      id: item.id ?? '',
      link: item.url ?? '',
      title: item.title ?? '',
      summary: item.summary ?? '',
      date: item.date_published ?? item.date_modified ?? '',
      html: item.content_html ?? '',
      authors: item.authors?.length ?? (item.author?.name ? 1 : 0),
    })),
  };
}

/**
 * Reads a feed.
 *
 * @throws {Error} that says what is wrong, when the file is not well-formed or no feed of that kind.
 */
export function readFeed(kind: FeedKind, text: string): Feed {
  return {rss: readRss, atom: readAtom, json: readJson}[kind](text);
}

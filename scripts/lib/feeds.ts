import {tagsOf} from '../../src/plugins/content-guard/core/scanHtml';
import {dayOf, readFeed, type Feed, type FeedItem, type FeedKind} from './readFeed';
import type {Finding} from './report';

/** What a feed must agree with. */
export interface FeedToCheck {
  readonly file: string;
  readonly kind: FeedKind;
  readonly text: string;
  /** Address, title, description, and language of the blog. */
  readonly blog: {
    readonly link: string;
    readonly title: string;
    readonly description: string;
    readonly language: string;
  };
  /** Title and day of each post, by address. */
  readonly posts: ReadonlyMap<string, {readonly title: string; readonly day: string}>;
  /** What is wrong with an address of this site, such as that no page has it; absent when it is good. */
  readonly faultOf: (address: URL) => string | undefined;
  /** Where the site is, without final slash. */
  readonly origin: string;
}

/** What readers of feeds take out, or must not run. */
const forbidden = ['script', 'style', 'iframe', 'form', 'button', 'svg', 'link', 'meta'];

function addressesIn(html: string): string[] {
  return tagsOf(html).flatMap(({attributes: {href, src, srcset, poster}}) => [
    ...[href, src, poster].filter((value) => value !== undefined),
    ...(srcset === undefined ? [] : srcset.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '')),
  ]);
}

function addressFaults(html: string, {origin, faultOf}: FeedToCheck): string[] {
  return addressesIn(html).flatMap((address) => {
    if (!/^(?:https?:\/\/[^/]|mailto:)/.test(address) || !URL.canParse(address)) {
      return [`"${address}" is not absolute`];
    }
    const url = new URL(address);
    const fault = url.origin === origin ? faultOf(url) : undefined;
    return fault === undefined ? [] : [`"${address}" ${fault}`];
  });
}

function itemFaults(item: FeedItem, feed: FeedToCheck): string[] {
  const post = feed.posts.get(item.link);
  if (!post) {
    return [`"${item.title}" leads to "${item.link}", which is no post of this language`];
  }
  const day = dayOf(feed.kind, item.date);
  const markup = tagsOf(item.html).filter(
    ({name, attributes}) =>
      forbidden.includes(name) || attributes.style !== undefined || attributes.class !== undefined,
  );
  const faults = [
    ...(item.id === item.link ? [] : [`has the id "${item.id}"; must have its address`]),
    ...(item.title === post.title ? [] : [`has the title "${item.title}"; must have "${post.title}"`]),
    ...(day === post.day ? [] : [`has the date "${item.date}"; must have that of ${post.day}`]),
    ...(item.summary === '' ? ['has no summary'] : []),
    ...(item.html === '' ? ['has no content'] : []),
    ...(item.authors === 0 ? ['has no author'] : []),
    ...markup.slice(0, 1).map(({name}) => `has markup that feeds cannot show: <${name}>`),
    ...addressFaults(item.html, feed),
  ];
  return faults.map((fault) => `${item.link}: ${fault}`);
}

function feedFaults(feed: Feed, check: FeedToCheck): string[] {
  const {blog, posts, kind} = check;
  const links = feed.items.map(({link}) => link);
  const days = feed.items.map(({date}) => dayOf(kind, date) ?? '');
  return [
    ...(['title', 'description', 'link'] as const)
      .filter((field) => feed[field] !== blog[field])
      .map((field) => `has the ${field} "${feed[field]}"; must have "${blog[field]}"`),
    ...(feed.language === undefined || feed.language === blog.language
      ? []
      : [`has the language "${feed.language}"; must have "${blog.language}"`]),
    ...[...posts.keys()].filter((link) => !links.includes(link)).map((link) => `lacks the post ${link}`),
    ...links
      .filter((link, index) => links.indexOf(link) !== index)
      .map((link) => `has the post ${link} twice`),
    ...(days.join() === [...days].sort().reverse().join() ? [] : ['does not have the newest post first']),
    ...feed.items.flatMap((item) => itemFaults(item, check)),
  ];
}

/** What a feed of the blog has that is wrong, or lacks. */
export function findFeedFaults(check: FeedToCheck): Finding[] {
  const finding = (message: string): Finding => ({file: check.file, line: 1, rule: 'feed', message});
  try {
    return feedFaults(readFeed(check.kind, check.text), check).map(finding);
  } catch (error) {
    return [finding((error as Error).message)];
  }
}

import {describe, expect, it} from 'vitest';
import {findFeedFaults} from '../feeds';
import type {FeedKind} from '../readFeed';

const origin = 'https://s.example';
const link = `${origin}/zh/blog/a`;
const html = `<p>文 <a href="${origin}/zh/docs">文档</a> <a href="https://other.example/">x</a></p>`;
const good: Readonly<Record<FeedKind, string>> = {
  rss: `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>博客</title><link>${origin}/zh/blog</link><description>说明</description><language>zh-CN</language>
<item><title><![CDATA[标题]]></title><link>${link}</link><guid>${link}</guid><pubDate>Fri, 26 May 2023 00:00:00 GMT</pubDate><description>摘要</description><content:encoded><![CDATA[${html}]]></content:encoded></item>
</channel></rss>`,
  atom: `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>${origin}/zh/blog</id><title>博客</title><updated>2023-05-26T00:00:00.000Z</updated><link rel="self" href="x"/><link rel="alternate" href="${origin}/zh/blog"/><subtitle>说明</subtitle>
<entry><title>标题</title><id>${link}</id><link href="${link}"/><updated>2023-05-26T00:00:00.000Z</updated><summary>摘要</summary><content type="html"><![CDATA[${html}]]></content><author><name>作者</name></author></entry>
</feed>`,
  json: JSON.stringify({
    version: 'https://jsonfeed.org/version/1',
    title: '博客',
    home_page_url: `${origin}/zh/blog`,
    description: '说明',
    items: [
      {
        id: link,
        url: link,
        title: '标题',
        summary: '摘要',
        date_modified: '2023-05-26T00:00:00.000Z',
        content_html: html,
        author: {name: '作者'},
      },
    ],
  }),
};

function faults(kind: FeedKind, text: string): string[] {
  return findFeedFaults({
    file: 'feed',
    kind,
    text,
    blog: {link: `${origin}/zh/blog`, title: '博客', description: '说明', language: 'zh-CN'},
    posts: new Map([[link, {title: '标题', day: '2023-05-26'}]]),
    faultOf: ({pathname}) => (pathname === '/zh/docs' ? undefined : 'is no page'),
    origin,
  }).map(({message}) => message);
}

describe('findFeedFaults', () => {
  it.each(['rss', 'atom', 'json'] as const)('accepts a good feed of the kind %s', (kind) => {
    expect(faults(kind, good[kind])).toEqual([]);
  });

  it.each([
    ['rss', '2.0', '1.0', 'is no RSS 2.0'],
    ['rss', '</item>', '', '4:10: unexpected close tag.'],
    ['rss', '<title>博客', '<title>Blog', 'has the title "Blog"; must have "博客"'],
    ['rss', 'zh-CN', 'en', 'has the language "en"; must have "zh-CN"'],
    [
      'rss',
      'Fri, 26 May 2023',
      '2023-05-26',
      'has the date "2023-05-26 00:00:00 GMT"; must have that of 2023-05-26',
    ],
    ['rss', '26 May 2023', '27 May 2023', 'must have that of 2023-05-26'],
    ['rss', `<guid>${link}`, '<guid>a', 'has the id "a"; must have its address'],
    ['rss', '摘要', '', 'has no summary'],
    ['rss', html, '', 'has no content'],
    ['rss', `"${origin}/zh/docs"`, '"/zh/docs"', '"/zh/docs" is not absolute'],
    ['rss', `"${origin}/zh/docs"`, '"//s.example/zh/docs"', 'is not absolute'],
    ['rss', '/zh/docs"', '/docs"', '"https://s.example/docs" is no page'],
    ['rss', '<p>文', '<p><img src="a.png">文', '"a.png" is not absolute'],
    ['rss', '<p>文', `<p><img srcset="${origin}/b.png 2x">文`, '"https://s.example/b.png" is no page'],
    ['rss', '<p>文', '<p class="x">文', 'has markup that feeds cannot show: <p>'],
    ['rss', '<p>文', '<p><svg></svg>文', 'has markup that feeds cannot show: <svg>'],
    ['rss', `<link>${link}`, `<link>${origin}/blog/a`, 'which is no post of this language'],
    ['atom', 'http://www.w3.org/2005/Atom', 'urn:x', 'is no Atom feed'],
    ['atom', '<id>https://s.example/zh/blog</id>', '', 'is no Atom feed: it must have an <id>'],
    ['atom', '<author><name>作者</name></author>', '', 'has no author'],
    ['atom', '<title>标题', '<title>Title', 'has the title "Title"; must have "标题"'],
    ['json', '"version"', '"Version"', 'is no JSON feed'],
    ['json', '作者', '', 'has no author'],
    ['json', '{', '', 'JSON'],
    ['json', '说明', '', 'has the description ""; must have "说明"'],
  ] as const)('finds the fault of %s with "%s" changed to "%s"', (kind, from, to, message) => {
    const text = good[kind].replace(from, to);
    expect(text).not.toBe(good[kind]);
    expect(faults(kind, text).join('\n')).toContain(message);
  });

  it('finds a post that is missing, one that stands twice, and a wrong order', () => {
    const item = /<item>.*<\/item>/.exec(good.rss)?.[0] ?? '';
    expect(faults('rss', good.rss.replace(item, ''))).toEqual([`lacks the post ${link}`]);
    expect(faults('rss', good.rss.replace(item, item + item))).toEqual([`has the post ${link} twice`]);
    const older = item.replace('26 May 2023', '25 May 2023');
    expect(faults('rss', good.rss.replace(item, older + item))).toContain(
      'does not have the newest post first',
    );
  });
});

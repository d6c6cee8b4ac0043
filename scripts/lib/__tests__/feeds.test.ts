import {describe, expect, it} from 'vitest';
import {findJsonFeedFaults, findXmlFeedFaults, type FeedContract} from '../feeds';

const origin = 'https://s.example';
const link = `${origin}/zh/blog/a`;
const html = `<p>文 <a href="${origin}/zh/docs">文档</a> <a href="https://other.example/">x</a></p>`;
const contract: FeedContract = {
  title: '博客',
  description: '说明',
  link: `${origin}/zh/blog`,
  posts: new Map([[link, {title: '标题', day: '2023-05-26'}]]),
  faultOf: ({pathname}) => (pathname === '/zh/docs' ? undefined : 'is no page'),
};
const post = {
  id: link,
  url: link,
  title: '标题',
  summary: '摘要',
  date_modified: '2023-05-26T00:00:00.000Z',
  content_html: html,
};

describe('findJsonFeedFaults', () => {
  const faults = (changes: object, items: object[] = [{...post, ...changes}]) =>
    findJsonFeedFaults(
      JSON.stringify({title: '博客', home_page_url: `${origin}/zh/blog`, description: '说明', items}),
      contract,
    ).join('\n');

  it('accepts a good feed', () => {
    expect(faults({})).toBe('');
  });

  it.each([
    [{id: 'a'}, 'has the id "a"; must have its address'],
    [{title: 'Title'}, 'has the title "Title"; must have "标题"'],
    [{date_modified: '2023-05-27T00:00:00.000Z'}, 'has the date 2023-05-27'],
    [{summary: ''}, 'has no summary'],
    [{content_html: ''}, 'has no content'],
    [{url: `${origin}/blog/a`}, 'is no post of this language'],
    [{content_html: html.replace(`${origin}/zh`, '/zh')}, '"/zh/docs" is not absolute'],
    [{content_html: html.replace('https:', '')}, 'is not absolute'],
    [{content_html: html.replace('/zh/docs', '/docs')}, '"https://s.example/docs" is no page'],
    [{content_html: `<img src="a.png">`}, '"a.png" is not absolute'],
    [{content_html: `<img srcset="${origin}/b.png 2x">`}, '"https://s.example/b.png" is no page'],
    [{content_html: '<p class="x">文'}, 'has markup that feeds cannot show: <p>'],
    [{content_html: '<svg></svg>'}, 'has markup that feeds cannot show: <svg>'],
  ])('reports %j', (changes, message) => {
    expect(faults(changes)).toContain(message);
  });

  it('reports a missing post and a wrong order', () => {
    expect(faults({}, [])).toBe(`lacks the post ${link}`);
    const older = {...post, date_modified: '2020-01-01T00:00:00.000Z'};
    expect(faults({}, [older, post])).toContain('does not have the newest post first');
  });
});

describe('findXmlFeedFaults', () => {
  const feed = `<rss><channel><item><guid>${link}</guid></item></channel></rss>`;

  it('accepts a well-formed feed with all posts', () => {
    expect(findXmlFeedFaults(feed, contract)).toEqual([]);
  });

  it('reports malformed XML and missing posts', () => {
    expect(findXmlFeedFaults(feed.replace('</item>', ''), contract)[0]).toContain('is not well-formed');
    expect(findXmlFeedFaults(feed.replace(link, 'x'), contract)).toEqual([`lacks the post ${link}`]);
  });
});

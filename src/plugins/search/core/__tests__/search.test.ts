import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {searchIndexes} from '../search';
import {find, indexOf, section, titlesOf} from './library';
import {queryLike} from './queryLike';

const ofApply = {pageTitle: 'kusion apply'};
const commands = [
  section('/docs/apply', 'kusion apply', 'Brings resources to a cluster. --dry-run only shows them.'),
  section('/docs/apply#flag--dry-run', '--dry-run', 'bool Only show what would be applied.', ofApply),
  section('/docs/apply#flag--watch', '--watch', '-w bool Follow resources until they are ready.', ofApply),
  section('/docs/preview', 'kusion preview', 'Shows what apply would change, before anything runs dry.'),
  section('/docs/workspace/overview', 'Workspace overview', 'A workspace holds the settings of a platform.', {
    sidebarParentCategories: ['Concepts', 'Workspace'],
  }),
  section('/docs/config', 'Configuration', 'Where the command line keeps its configuration.'),
  section('/docs/collaset', 'CollaSet', 'A CollaSet keeps pods running.'),
  section('/docs/pods', 'Operate Pods', 'How a pod is stopped. PodOpsLifecycle says when.'),
];

describe('a word is found', () => {
  it.each([
    ['as it is', 'apply', 'kusion apply'],
    ['in another form', 'applied', 'kusion apply'],
    ['in another case', 'APPLY', 'kusion apply'],
    ['by its prefix, during typing', 'configurat', 'Configuration'],
    ['with a missing letter', 'colaset', 'CollaSet'],
    ['with an extra letter', 'previeww', 'kusion preview'],
    ['with transposed letters', 'worksapce', 'Workspace overview'],
    ['with two typos, if it is long', 'cofigurtion', 'Configuration'],
    ['typed as two words', 'how to colla set', 'CollaSet'],
    ['typed as one with another', 'kusionpreview', 'kusion preview'],
    ['as an identifier in lowercase', 'podopslifecycle', 'Operate Pods'],
    ['as an identifier typed as words', 'pod ops lifecycle', 'Operate Pods'],
    ['as a flag', '--dry-run', '--dry-run'],
    ['as the prefix of a flag', '--dry', '--dry-run'],
    ['as a mistyped flag', '--wacth', '--watch'],
    ['as a single-letter flag', '-w', '--watch'],
    ['as a stop word that is a whole title', 'about', 'About'],
  ])('%s', (_, query, expected) => {
    expect(find(query, [...commands, section('/about', 'About', 'Who made this.')])[0]).toBe(expected);
  });

  it('but not by a typo in a short word, or if the word itself exists', () => {
    expect(find('pds', commands)).toEqual([]);
    expect(find('stack', [section('/a', 'Stack', 'x'), section('/b', 'Slack', 'y')])).toEqual(['Stack']);
  });

  it('by its prefix if it is the last word or unknown', () => {
    const pages = [section('/a', 'App', 'x'), section('/b', 'Application', 'y')];
    expect(find('app', pages)).toEqual(['App', 'Application']);
    expect(find('app x', pages)).toEqual(['App']);
    expect(find('applicat x', pages)).toContain('Application');
  });

  it('as two known words rather than with two typos, and as the most evenly split ones', () => {
    const words = ['stack', 'list', 'sta', 'cklist'].map((word) => section(`/${word}`, word, word));
    expect(find('stacklist', words).sort()).toEqual(['list', 'stack']);
    expect(find('stacklits', words)).toEqual([]);
    expect(find('zzzlist', words)).toEqual([]);
  });
});

it('a pair of Chinese characters across a word boundary counts less than the words', () => {
  const pages = [
    section('/zh/secrets', '使用密钥管理服务', '管理服务。'),
    section('/zh/inference', '模型', '部署推理的服务。'),
    ...['a', 'b', 'c', 'd'].map((name) => section(`/zh/${name}`, '推理', '服务，服务')),
  ];
  const scoreOf = (query: string, route: string) =>
    searchIndexes(query, [indexOf(pages)]).hits.find(({document}) => document.sectionRoute === route)
      ?.score ?? 0;
  expect(scoreOf('推理服务', '/zh/a')).toBeGreaterThan(scoreOf('推理服务', '/zh/secrets'));
});

describe('Chinese text is found', () => {
  const pages = [
    section('/zh/a', '管理工作空间', '工作空间里有平台的配置。'),
    section('/zh/b', '数据库', '在云上创建数据库实例。'),
    section('/zh/c', '库', '单独一个字。'),
  ];
  it.each([
    ['across word boundaries', '理工', '管理工作空间'],
    ['without question words', '如何创建数据库', '数据库'],
    ['mixed with Latin letters', '使用kusion管理工作空间', '管理工作空间'],
    ['by one character', '数', '数据库'],
    ['as a single-character word', '库', '库'],
  ])('%s', (_, query, expected) => {
    expect(find(query, pages)[0]).toBe(expected);
  });

  it('by question words if the query has no others', () => {
    expect(find('什么', [section('/zh/d', '什么', '什么')])).toEqual(['什么']);
  });
});

describe('better results come first', () => {
  it('if they have more words of the query', () => {
    const pages = [section('/a', 'Delete', 'x'), section('/b', 'Other', 'delete a workspace')];
    expect(find('how to delete a workspace', pages)[0]).toBe('Other');
  });

  it.each([
    ['title', '/b', {pageTitle: 'Token'}],
    ['category', '/b', {sidebarParentCategories: ['Token']}],
    ['address', '/token/b', {}],
  ])("including words in the page's %s", (_, route, more) => {
    const pages = [section('/a', 'Create', 'Makes one.'), section(route, 'Create', 'Makes one.', more)];
    const [first] = searchIndexes('create token', [indexOf(pages)]).hits;
    expect(first?.document.sectionRoute).toBe(route);
  });

  it('including words in other sections of the page', () => {
    const pages = [section('/b', 'Create', 'x'), section('/a', 'Create', 'x'), section('/a#x', 'Token', 'x')];
    const {hits} = searchIndexes('create token', [indexOf(pages)]);
    expect(hits.map(({document}) => document.sectionRoute)).toEqual(['/a#x', '/a', '/b']);
  });

  it('if the title equals the query', () => {
    const other = section('/a', 'Stack and project', 'stack stack stack');
    const pages = [other, section('/b', 'Stack', 'A stack.')];
    expect(find('stack', pages)[0]).toBe('Stack');
  });

  it('if the page is an overview of the subject, especially for "what is" questions', () => {
    const sections = [section('/a/b', 'Workspace settings', 'x'), section('/a', 'Workspace overview', 'y')];
    expect(find('workspace', sections)[0]).toBe('Workspace overview');
    expect(find('what is a workspace', sections)[0]).toBe('Workspace overview');
  });

  it("if the overview's title contains the product's name", () => {
    const pages = [
      section('/a', 'Kusion module', 'Kusion module, Kusion module.'),
      section('/b', 'Kusion module overview', 'x'),
    ];
    expect(find('kusion module', pages)[0]).toBe('Kusion module overview');
  });

  it('the start of a page before its sections', () => {
    const other = section('/a#b', 'Backend', 'A backend.', {pageTitle: 'Other'});
    const pages = [other, section('/backend', 'Backend', 'A backend.')];
    expect(searchIndexes('backend', [indexOf(pages)]).hits[0]?.document.sectionRoute).toBe('/backend');
  });

  it('a page with a word in many sections before one with the word in one section', () => {
    const sections = ['a', 'b', 'c', 'd'].map((anchor) =>
      section(`/about#${anchor}`, anchor, 'The registry.'),
    );
    expect(find('registry', [section('/once#one', 'Once', 'The registry.'), ...sections])[0]).toBe('a');
  });

  it('table rows last, unless the query names them', () => {
    const pages = [
      section('/a#attr-port', 'port', 'int Port that a container listens on.', {pageTitle: 'Service'}),
      section('/b', 'Networking', 'A container listens on a port, and the rest is about other things.'),
    ];
    expect(find('container listens', pages)[0]).toBe('Networking');
    expect(find('port', pages)[0]).toBe('port');
  });
});

describe('a page links to the section that matches', () => {
  const pages = [
    section('/search', 'Search', 'Search with SQL or with words. Search by search.'),
    section('/search#sql', 'SQL', 'With SQL, you search by conditions.', {pageTitle: 'Search'}),
    section('/search#words', 'Words', 'You search by words.', {pageTitle: 'Search'}),
  ];
  const routesOf = (query: string) =>
    searchIndexes(query, [indexOf(pages)]).hits.map(({document}) => document.sectionRoute);

  it("by words that the page's title lacks", () => {
    expect(routesOf('how to search with sql').slice(0, 2)).toEqual(['/search#sql', '/search']);
  });

  it('by words that are only in its text', () => {
    expect(routesOf('conditions in clusters').slice(0, 2)).toEqual(['/search#sql']);
    expect(routesOf('search conditions in clusters').slice(0, 2)).toEqual(['/search#sql', '/search']);
  });

  it('by phrases of readers that are not shown', () => {
    const start = section('/search', 'Search', 'Search results have pages. Search by search.');
    const limits = section('/search#limits', 'Limits', 'x', {pageTitle: 'Search', keywords: ['export']});
    const {hits} = searchIndexes('export search results pages', [indexOf([start, limits])]);
    expect(hits[0]?.document.sectionTitle).toBe('Limits');
  });

  it('by words in a row of a reference table', () => {
    const row = section('/search#flag--limit', '--limit', 'int How many hits to return.', {
      pageTitle: 'Search',
    });
    const {hits} = searchIndexes('search hits', [indexOf([...pages, row])]);
    expect(hits[0]?.document.sectionTitle).toBe('--limit');
  });

  it('but not if the start of the page has the words, too', () => {
    expect(routesOf('search')[0]).toBe('/search');
  });

  it("but not by words of the page's category, which describe the whole page", () => {
    const more = {pageTitle: 'First app', sidebarParentCategories: ['Getting started']};
    const sections = [
      section('/first', 'First app', 'Deploy an app. Getting there takes an hour.', more),
      section('/first#cluster', 'Cluster', 'You have started a cluster.', more),
      section('/first#next', 'What is next', 'Other pages.', more),
    ];
    const {hits} = searchIndexes('getting started', [indexOf(sections)]);
    expect(hits[0]?.document.sectionRoute).toBe('/first');
  });
});

describe('several indexes', () => {
  const kusion = indexOf([section('/docs/install', 'Installation', 'x')], 'docs-default-v1', 'Kusion');
  const karpor = indexOf([section('/karpor/install', 'Installation', 'x')], 'docs-karpor-v1', 'Karpor');
  const tagsOf = (query: string, activeTag?: string) =>
    searchIndexes(query, [kusion, karpor], activeTag).hits.map(({tag}) => tag);

  it("are merged into one list, where the reader's product counts more, especially if it has the subject", () => {
    expect(tagsOf('installation', 'docs-karpor-v1')[0]).toBe('docs-karpor-v1');
    const ratioOf = (query: string) => {
      const [own, other] = searchIndexes(query, [kusion, karpor], 'docs-karpor-v1').hits;
      return (own?.score ?? 0) / (other?.score ?? 1);
    };
    expect(ratioOf('x')).toBeGreaterThan(1);
    expect(ratioOf('installation')).toBeGreaterThan(ratioOf('x'));
  });

  it('first show one page of each product with the subject, for readers outside of products', () => {
    const more = indexOf(
      ['a', 'b', 'c'].map((name) => section(`/docs/${name}`, 'Installation', 'Installation')),
      'docs-default-v1',
    );
    const late = indexOf(
      [section('/karpor/a#b', 'Installation of it', 'Installation')],
      'docs-karpor-v1',
      'Karpor',
    );
    const text = `${'y '.repeat(99)}installation`;
    const poor = indexOf([section('/mesh/installation', 'Other', text)], 'docs-mesh-v1', 'Mesh');
    const first = (tag?: string) =>
      searchIndexes('installation', [poor, more, late], tag)
        .hits.slice(0, 3)
        .map((hit) => hit.tag);
    const [best, other] = ['docs-default-v1', 'docs-karpor-v1'];
    expect(first()).toEqual([best, other, best]);
    expect(first(best)).toEqual([best, best, best]);
  });

  it('count a word by how rare it is in all of them, not only in its own', () => {
    const small = indexOf(
      [section('/community', 'Report a bug', 'x'), section('/community#more', 'Report anything', 'x')],
      'docs-community-current',
      'Community',
    );
    const large = indexOf([
      ...Array.from({length: 30}, (_, page) => section(`/docs/${page}`, `Page ${page}`, 'x')),
      section('/docs/bug', 'A list with each bug', 'Known ones, to report them.'),
    ]);
    expect(titlesOf(searchIndexes('report bug', [small, large]))[0]).toBe('Report a bug');
  });

  it("don't treat a word as a typo if one of them has it", () => {
    const other = indexOf([section('/karpor/stock', 'Stock', 'x')], 'docs-karpor-v1', 'Karpor');
    const own = indexOf([section('/docs/stack', 'Stack', 'x')]);
    expect(titlesOf(searchIndexes('stack', [own, other]))).toEqual(['Stack']);
  });
});

describe('operators', () => {
  it.each([
    ['a field', 'title:preview', ['kusion preview']],
    ['tags', 'tags:tool', ['Tagged']],
    ['a required word', 'kusion +cluster', ['kusion apply']],
    ['a required flag', '+--watch', ['--watch']],
    ['a prohibited word', 'kusion -cluster', ['kusion preview']],
    ['a prohibited identifier', 'pod -PodOpsLifecycle collaset', ['CollaSet']],
    ['an edit distance', 'title:preciew~1', ['kusion preview']],
    ['no edit distance', 'preciew~0', []],
    ['no edit distance, and no prefix', 'previe~0', []],
    ['an edit distance that is too large', 'xxxxxx~9999', []],
    ['a word with a boost of 0', 'workspace^0', ['Workspace overview']],
    ['a prefix', '+works*', ['Workspace overview']],
    ['a required word after question words', '+如何apply', ['--dry-run', 'kusion apply', 'kusion preview']],
    ['a required stop word', '+cluster +the', ['kusion apply']],
    ['a required Chinese question word', '+cluster +如何', ['kusion apply']],
    ['a Chinese word with an edit distance', '+配置~2', []],
    ['nothing searchable', '+🎉', []],
    ['only prohibited words', '-kusion -pods -dry -cluster -watch -workspace', ['Configuration', 'Tagged']],
  ])('%s', (_, query, expected) => {
    const tagged = section('/t', 'Tagged', 'x', {tags: ['tool']});
    expect(find(query, [...commands, tagged]).sort()).toEqual([...expected].sort());
  });

  it('can require stop words only in titles, where they are indexed', () => {
    const pages = [section('/a', 'The stack', 'x'), section('/b', 'A stack', 'x')];
    expect(find('+stack +title:the', pages)).toEqual(['The stack']);
    expect(find('+stack +content:the', pages)).toHaveLength(2);
  });

  it('exclude prohibited words from highlights', () => {
    const {hits} = searchIndexes('kusion -cluster', [indexOf(commands)]);
    expect(hits.map(({terms}) => terms)).toEqual([['kusion']]);
  });

  it('change the weight of a word', () => {
    const pages = [section('/a', 'Alpha', 'x'), section('/b', 'Beta', 'x')];
    expect(find('alpha beta^9', pages)[0]).toBe('Beta');
    expect(find('alpha^9 beta', pages)[0]).toBe('Alpha');
  });

  it('are reported if invalid, and the words are searched as text', () => {
    const answer = searchIndexes('foo:bar apply', [indexOf(commands)]);
    expect(answer.problem).toEqual({kind: 'unknown-field', typed: 'foo'});
    expect(titlesOf(answer)[0]).toBe('kusion apply');
    expect(searchIndexes('+', [indexOf(commands)])).toEqual({
      hits: [],
      isPoor: false,
      suggestions: [],
      problem: {kind: 'presence', typed: '+'},
    });
  });
});

describe('results are poor', () => {
  it.each([
    ['workspace', false],
    ['platform settings in a workspace', false],
    ['colaset', false],
    ['workspace zzz', false],
    ['workspace zzz yyy', true],
    ['zzz', false],
  ])('%s: %s', (query, isPoor) => {
    expect(searchIndexes(query, [indexOf(commands)]).isPoor).toBe(isPoor);
  });
});

describe('if nothing is found', () => {
  it('words are suggested as written on the pages, but none with only a known stem', () => {
    const text = `${'x '.repeat(100)}orchestrator`;
    const suggestionsOf = (title: string) =>
      searchIndexes('orchxxxtr', [indexOf([section('/a', title, text)])]).suggestions;
    expect(suggestionsOf('Orchestrators')).toEqual(['orchestrators']);
    expect(suggestionsOf('Nothing')).toEqual([]);
    const stems = section('/b', 'abzwef', `${'x '.repeat(100)}abqref abxyef abyxef`);
    expect(searchIndexes('abcdef', [indexOf([stems])]).suggestions).toEqual(['abzwef']);
  });

  it('an empty index or no index causes no error', () => {
    expect(searchIndexes('apply', [indexOf([])]).hits).toEqual([]);
    expect(searchIndexes('apply', []).hits).toEqual([]);
    expect(searchIndexes('', [indexOf(commands)])).toEqual({hits: [], isPoor: false, suggestions: []});
  });
});

it('no query throws an error, and every hit is a section of an index', () => {
  const indexes = [indexOf(commands), indexOf([section('/zh/a', '工作空间', '配置工作空间')], 'default', '')];
  const documents = new Set(indexes.flatMap((index) => index.documents));
  fc.assert(
    fc.property(queryLike, (query) => {
      const {hits} = searchIndexes(query, indexes, 'default');
      expect(hits.every(({document, score}) => documents.has(document) && score > 0)).toBe(true);
    }),
    {numRuns: 500},
  );
});

describe('the meaning of a query', () => {
  const titles = (query: string, ...texts: string[]) =>
    find(
      query,
      texts.map((text, number) => section(`/${number}`, text, text)),
    );

  it("separate words aren't joined", () => {
    expect(titles('apply to cluster', 'applycluster', 'apply cluster')).toEqual(['apply cluster']);
  });

  it('prohibited words must match exactly', () => {
    const page = 'kusion with kubernetes and foot';
    expect(titles('kusion -kubrnetes', page)).toEqual([page]);
    expect(titles('kusion -kub', page)).toEqual([page]);
    expect(titles('kusion -kubernetes', page)).toEqual([]);
    expect(titles('kusion -kub*', page)).toEqual([]);
  });

  it('an identifier is required or prohibited as a whole', () => {
    const [whole, apart] = ['Read go.mod here', 'We go to the mod folder here'];
    expect(titles('here -go.mod', whole, apart)).toEqual([apart]);
    expect(titles('here +go.mod', whole, apart)).toEqual([whole]);
  });

  it('numbers allow no typos and must keep their dots', () => {
    expect(titles('8081', 'Port 8080')).toEqual([]);
    expect(titles('1.2', 'Version 12')).toEqual([]);
  });

  it('question words within other words are kept', () => {
    expect(titles('更新的内容', '更新', '读写')).toEqual(['更新']);
    expect(titles('没有关联', '关联', '没有')).toContain('没有');
  });

  it("the rest of a word doesn't match other words", () => {
    expect(titles('存在问题', '存入', '问题')).toEqual(['问题']);
    expect(titles('级', '级镜')).toEqual(['级镜']);
  });
});

it('a page that explains a subject ranks above glossaries and API references', () => {
  const text = 'A shard is a part of the objects.';
  const lookups = ['glossary#term-shard', 'server-api/shards'].map((path) =>
    section(`/docs/reference/${path}`, 'Shard', text),
  );
  const overview = section('/docs/concepts/shards', 'Shards overview', text);
  expect(find('shard', [...lookups, overview])[0]).toBe('Shards overview');
});

/** A file with faults and what must be said about each, as `line rule words of the message`. */
export interface FaultyFile {
  readonly file: string;
  readonly text: string;
  readonly faults: readonly string[];
}

const zh = 'i18n/zh/docusaurus-plugin-content-docs/current';
const head = '---\ntitle: Page\ndescription: A page.\n---\n\n';
const goodPage = (title: string) => `---\ntitle: ${title}\ndescription: A page.\n---\n\nText.\n`;

function both(path: string, text: string): [string, string][] {
  return [
    [`docs/${path}`, text],
    [`${zh}/${path}`, text],
  ];
}

const anchors = `${head}## One {/* #one */}\n\n## Two {/* #two */}\n`;

/** Content without a fault, in both languages; the faulty files come on top of it. */
export const goodFiles: readonly (readonly [string, string])[] = [
  ['src/pages/index.md', goodPage('Home')],
  ['src/pages/markdown-page.md', goodPage('About')],
  ['i18n/zh/docusaurus-plugin-content-pages/index.md', goodPage('首页')],
  ['i18n/zh/docusaurus-plugin-content-pages/markdown-page.md', goodPage('关于')],
  ...both('overview.md', `---\ntitle: Overview\ndescription: An overview.\nslug: /\n---\n\nText.\n`),
  ...both('anchors.md', anchors),
  ['static/img/there.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
];

/** English faults that the sources show. */
export const faultyEnglish: readonly FaultyFile[] = [
  {
    file: 'docs/bad-yaml.md',
    text: '---\ntitle: A\ndescription: "open\n---\n\nText.\n',
    faults: ['4 front-matter unexpected end of the stream'],
  },
  {
    file: 'docs/bad-fields.md',
    text: '---\ntitle: [1]\ndescription: A page.\ntags: [a]\nsidebar_position: first\nlayuot: wide\n---\n\nText.\n',
    faults: [
      '2 front-matter "title" must be a string, not [1]',
      '4 front-matter "tags" is no field of a page here',
      '5 front-matter "sidebar_position" must be a number, not "first"',
      '6 front-matter "layuot" is no field of a page here',
    ],
  },
  {
    file: 'docs/no-front-matter.md',
    text: 'Text.\n',
    faults: ['1 missing-title', '1 missing-description'],
  },
  {
    file: 'docs/forms.mdx',
    text: `${head}<!-- note -->\n\n## Old {#old}\n\n# Second title\n\n## Same\n\n## Same {/* #same */}\n`,
    faults: [
      '6 html-comment write a comment as',
      '8 heading-id-form write the anchor',
      '10 second-title',
      '14 duplicate-heading-id the anchor "#same" is taken by line 12',
    ],
  },
  {file: 'docs/empty.md', text: head, faults: ['1 empty-page the page has no text']},
  {
    file: 'docs/same-route.md',
    text: '---\ntitle: A\ndescription: A page.\nslug: /anchors\n---\n\nText.\n',
    faults: ['4 duplicate-route /docs/next/anchors is the route of docs/anchors.md too'],
  },
  {
    file: 'docs/links.md',
    text: [
      `${head}[a](./nowhere.md) and [b](./anchors.md#three), fine: [c](anchors.md#two), \`[no](link.md)\`.`,
      '',
      '[d](/docs/nowhere), [e](/docs/next/anchors#three), fine: [f](/docs/next/anchors/#one).',
      '',
      '```text',
      '[not](a-link.md)',
      '```',
      '',
      '{/* [neither](this.md) */}',
      '[g](#nowhere) [h]() [i](/zh/docs/next/anchors) [j](https://kusionstack.io/docs)',
      '',
      '[k]: ./lost.md',
      '',
      '<a href="/docs/gone">gone</a> <img src="/img/gone.svg" alt="Gone" />',
      '',
      '![Alt](/img/there.svg) ![Alt](/img/lost.png) ![Alt](./lost.svg) ![](/img/there.svg)',
      '',
      '[l](/files/lost.zip) [m](./lost.zip) [n](@site/static/img/there.svg) [o](@site/lost.txt)',
      '',
    ].join('\n'),
    faults: [
      '6 broken-link ./nowhere.md does not exist',
      '6 broken-anchor docs/anchors.md has no anchor "#three"',
      '8 broken-link no page has the route /docs/nowhere',
      '8 broken-anchor docs/anchors.md has no anchor "#three"',
      '15 broken-anchor docs/links.md has no anchor "#nowhere"',
      '15 broken-link the link has no target',
      '15 locale-prefix write /zh/docs/next/anchors without "/zh"',
      '15 own-address https://kusionstack.io/docs leads to one language',
      '17 broken-link ./lost.md does not exist',
      '19 broken-link no page has the route /docs/gone',
      '19 missing-image static/img/gone.svg does not exist',
      '21 missing-image static/img/lost.png does not exist',
      '21 missing-image ./lost.svg does not exist',
      '21 image-alt the image /img/there.svg has no alternative text',
      '23 missing-file static/files/lost.zip does not exist',
      '23 missing-file ./lost.zip does not exist',
      '23 missing-file @site/lost.txt does not exist',
    ],
  },
  {
    file: 'docs/group/_category_.json',
    text: '{\n  "label": "Group",\n  "position" 1\n}\n',
    faults: ['3 json'],
  },
  {
    file: 'docs/nameless/_category_.json',
    text: '{"position": 1}\n',
    faults: ['1 category-label the category has no "label"'],
  },
  {
    file: 'versions.json',
    text: '["v0.9"]\n',
    faults: [
      '1 versions-file lists v0.9, but versioned_docs/version-v0.9 does not exist',
      '1 versions-file lists v0.9, but versioned_sidebars/version-v0.9-sidebars.json does not exist',
    ],
  },
];

/** English pages without fault whose translations are faulty, and the faults of those. */
export const faultyChinese: {
  readonly english: readonly (readonly [string, string])[];
  readonly faults: readonly FaultyFile[];
} = {
  english: [
    ['docs/untranslated.md', goodPage('A')],
    ['docs/extension.md', goodPage('A')],
    ['docs/slug.md', '---\ntitle: A\ndescription: A page.\nslug: /renamed\n---\n\nText.\n'],
    ['docs/headings.md', anchors],
    ['docs/order.md', anchors],
    ['docs/leaving.md', goodPage('A')],
  ],
  faults: [
    {
      file: 'docs/untranslated.md',
      text: goodPage('A'),
      faults: [`1 missing-translation ${zh}/untranslated.md does not exist`],
    },
    {
      file: 'docs/extension.md',
      text: goodPage('A'),
      faults: [`1 missing-translation ${zh}/extension.md does not exist`],
    },
    {
      file: `${zh}/extension.mdx`,
      text: goodPage('甲'),
      faults: ['1 translation-extension the extension must be that of docs/extension.md'],
    },
    {
      file: `${zh}/misnamed.md`,
      text: goodPage('甲'),
      faults: ['1 orphan-translation translates nothing: docs/misnamed.md does not exist'],
    },
    {
      file: `${zh}/slug.md`,
      text: '---\ntitle: 甲\ndescription: 一页。\nslug: /gaiming\n---\n\n文字。\n',
      faults: ['4 translation-slug the slug must be that of docs/slug.md: "/renamed"'],
    },
    {
      file: `${zh}/headings.md`,
      text: `${head}## 一 {/* #one */}\n\n## 第二节\n`,
      faults: [
        '1 translation-headings the anchor "#two" of docs/headings.md is missing',
        '8 translation-headings the anchor "#第二节" is not in docs/headings.md',
      ],
    },
    {
      file: `${zh}/order.md`,
      text: `${head}## 二 {/* #two */}\n\n## 一 {/* #one */}\n`,
      faults: ['1 translation-headings the headings are not in the order of docs/order.md'],
    },
    {
      file: `${zh}/leaving.md`,
      text: `${head}[甲](https://kusionstack.io/docs/next/anchors) [乙](pathname:///docs/next/anchors) [丙](#没有)\n`,
      faults: [
        '6 english-link https://kusionstack.io/docs/next/anchors leads to one language',
        '6 english-link pathname:///docs/next/anchors leaves the language',
        `6 broken-anchor ${zh}/leaving.md has no anchor "#没有"`,
      ],
    },
  ],
};

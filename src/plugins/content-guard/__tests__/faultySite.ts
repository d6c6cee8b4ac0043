/** A file with problems, each as `line rule start of the message`. */
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

/** Valid content in both languages, to which invalid files are added. */
export const goodFiles: readonly (readonly [string, string])[] = [
  ['src/pages/index.md', goodPage('Home')],
  ['src/pages/markdown-page.md', goodPage('About')],
  ['i18n/zh/docusaurus-plugin-content-pages/index.md', goodPage('首页')],
  ['i18n/zh/docusaurus-plugin-content-pages/markdown-page.md', goodPage('关于')],
  ...both('overview.md', `---\ntitle: Overview\ndescription: An overview.\nslug: /\n---\n\nText.\n`),
  ...both('anchors.md', anchors),
  ['static/img/there.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
];

/** English pages with invalid front matter. */
export const faultyEnglish: readonly FaultyFile[] = [
  {
    file: 'docs/bad-yaml.md',
    text: '---\ntitle: A\ndescription: "open\n---\n\nText.\n',
    faults: ['4 front-matter unexpected end of the stream'],
  },
  {
    file: 'docs/bad-fields.md',
    text: '---\ntitle: A\ndescription: A page.\ntags: [a]\nlayuot: wide\n---\n\nText.\n',
    faults: ['4 front-matter "tags" is not a valid field', '5 front-matter "layuot" is not a valid field'],
  },
  {
    file: 'docs/no-front-matter.md',
    text: 'Text.\n',
    faults: ['1 missing-title', '1 missing-description'],
  },
];

/** Valid English pages and their invalid translations. */
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
  ],
  faults: [
    {
      file: `${zh}/extension.mdx`,
      text: goodPage('甲'),
      faults: ['1 translation-extension the extension must match docs/extension.md'],
    },
    {
      file: `${zh}/misnamed.md`,
      text: goodPage('甲'),
      faults: ['1 orphan-translation has no original: docs/misnamed.md does not exist'],
    },
    {
      file: `${zh}/slug.md`,
      text: '---\ntitle: 甲\ndescription: 一页。\nslug: /gaiming\n---\n\n文字。\n',
      faults: ['4 translation-slug the slug must match docs/slug.md: "/renamed"'],
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
      faults: ['1 translation-headings the headings must be in the same order as in docs/order.md'],
    },
  ],
};

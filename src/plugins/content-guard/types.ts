/** A folder of pages that one content plugin serves. */
export interface ContentSet {
  readonly kind: 'docs' | 'blog' | 'pages';
  /** Folder of the English pages, relative to the site. */
  readonly folder: string;
  /** Folder of their translations; `{locale}` stands for the language. */
  readonly translations: string;
  /** Route of the folder, without locale prefix and final slash; empty for the site's root. */
  readonly route: string;
}

/** A heading of a page. */
export interface Heading {
  readonly line: number;
  readonly level: number;
  readonly text: string;
  /** Anchor of the heading, written or made from its text. */
  readonly id: string;
  /** Whether the anchor is written in the page. */
  readonly explicit: boolean;
}

/** A link or an image of a page. */
export interface PageLink {
  readonly line: number;
  readonly target: string;
  readonly kind: 'link' | 'image';
  /** Alternative text of an image, text of a link; absent if it isn't plain Markdown. */
  readonly text?: string;
}

/** A fenced code block. */
export interface CodeBlock {
  readonly line: number;
  /** What follows the fence: language and title. */
  readonly info: string;
  readonly lines: readonly string[];
}

/** What a page's source holds besides its prose. */
export interface ParsedPage {
  /** Text of the front matter; absent when the page has none. */
  readonly frontMatter?: string;
  readonly headings: readonly Heading[];
  readonly links: readonly PageLink[];
  readonly codeBlocks: readonly CodeBlock[];
  /** Ids that the page writes itself, other than headings. */
  readonly ids: readonly string[];
  /** Whether the build adds content, and with it anchors, that the source does not show. */
  readonly isGenerated: boolean;
  readonly isEmpty: boolean;
  /** Lines with a comment in HTML form. */
  readonly htmlComments: readonly number[];
  /** Lines with a heading id in the `{#id}` form. */
  readonly classicHeadingIds: readonly number[];
}

/** A page as its source file has it. */
export interface SourcePage {
  /** Path relative to the site. */
  readonly file: string;
  /** Path below the folder of its set. */
  readonly path: string;
  readonly set: ContentSet;
  /** Values of the front matter; empty when it cannot be read. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly frontMatterFault?: {readonly line: number; readonly message: string};
  readonly content: ParsedPage;
  /** Route without locale prefix. */
  readonly route: string;
}

/** The sources of one locale, and what its pages may refer to. */
export interface SourceSite {
  readonly locale: string;
  readonly isDefaultLocale: boolean;
  readonly siteUrl: string;
  readonly otherLocales: readonly string[];
  /** Pages of this locale. */
  readonly pages: readonly SourcePage[];
  /** Pages of the default locale; the same list when this is the default locale. */
  readonly originals: readonly SourcePage[];
  /** Routes that are no Markdown page. */
  readonly otherRoutes: ReadonlySet<string>;
  /** Whether a file exists; the path is relative to the site. */
  readonly hasFile: (path: string) => boolean;
  /** Names of the JSON and YAML files that belong to the content, with their text. */
  readonly dataFiles: ReadonlyMap<string, string>;
}

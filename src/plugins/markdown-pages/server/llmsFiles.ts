import type {Product} from '../../../../config/products';
import type {PageRef} from '../../search/server/collectPages';
import type {IndexInfo} from '../../search/types';
import {markdownPath} from '../core/markdownPath';

/** Input for the lists of a locale. */
interface LlmsSources {
  readonly siteTitle: string;
  readonly summary: string;
  readonly locale: string;
  /** Origin and base URL of the locale. */
  readonly root: string;
  readonly siteUrl: string;
  /** Products and sections. The description of an entry page is the summary. */
  readonly products: readonly Pick<Product, 'id' | 'route' | 'entry'>[];
  readonly indexes: readonly IndexInfo[];
  readonly pages: readonly PageRef[];
  /** Markdown of the pages by route. */
  readonly texts: ReadonlyMap<string, string>;
}

const english = {products: 'Products', others: 'Blog and other pages', first: 'Start'};
const words: Readonly<Record<string, typeof english>> = {
  en: english,
  zh: {products: '产品', others: '博客和其他页面', first: '开始'},
};

/** A page in a list. */
interface ListedPage {
  readonly title: string;
  readonly description?: string;
  /** Full address of its Markdown. */
  readonly address: string;
}

/** Pages below a heading in a list. */
interface ListedSection {
  readonly title: string;
  readonly pages: readonly ListedPage[];
}

function line({title, description, address}: ListedPage): string {
  return `- [${title.replace(/[[\]\\]/g, String.raw`\$&`)}](${address})${description ? `: ${description}` : ''}`;
}

/** Text of an `llms.txt` (llmstxt.org): title, summary, and lists of links. */
function llmsText(title: string, summary: string, sections: readonly ListedSection[]): string {
  const lists = sections
    .filter(({pages}) => pages.length > 0)
    .map((section) => `## ${section.title}\n\n${section.pages.map(line).join('\n')}\n`);
  return [`# ${title}\n`, ...(summary ? [`> ${summary}\n`] : []), ...lists].join('\n');
}

/** Pages by their outermost sidebar category, sorted by address. */
function byCategory(pages: readonly PageRef[], first: string, listed: (page: PageRef) => ListedPage) {
  const sections = new Map<string, ListedPage[]>();
  for (const page of pages) {
    const title = page.categories[0] ?? first;
    sections.set(title, [...(sections.get(title) ?? []), listed(page)]);
  }
  return [...sections].map(([title, list]): ListedSection => ({title, pages: list}));
}

/** Lists for language models by path below the locale's base URL: one for the site, and two for each product. */
export function llmsFiles(sources: LlmsSources): ReadonlyMap<string, string> {
  const {siteTitle, summary, locale, root, siteUrl, products, indexes, pages, texts} = sources;
  const text = words[locale] ?? english;
  const listed = ({title, description, route}: PageRef): ListedPage => ({
    title: title || siteTitle,
    description,
    address: siteUrl + markdownPath(route),
  });
  const pagesOf = ({tag}: IndexInfo) => pages.filter((page) => page.tag === tag);
  const files = new Map<string, string>();
  const entries: ListedPage[] = [];
  for (const {id, route, entry} of products) {
    const versions = indexes.filter(({pluginId}) => pluginId === id);
    const latest = versions.find(({isLatest}) => isLatest);
    if (latest === undefined) {
      continue;
    }
    const current = pagesOf(latest);
    const about = current.find((page) => siteUrl + page.route === root + route + entry)?.description;
    const older = versions
      .filter((version) => version !== latest)
      .map((version): ListedSection => ({
        title: `${version.product} ${version.versionLabel}`,
        pages: pagesOf(version).map((page) => ({...listed(page), description: undefined})),
      }));
    const title = [latest.product, latest.versionLabel].filter(Boolean).join(' ');
    const sections = [...byCategory(current, text.first, listed), ...older];
    files.set(`${route}/llms.txt`, llmsText(title, about ?? '', sections));
    files.set(`${route}/llms-full.txt`, current.map((page) => texts.get(page.route)).join('\n'));
    entries.push({title, description: about, address: `${root}${route}/llms.txt`});
  }
  const others = pages.filter(({tag}) => tag === 'default').map(listed);
  const lists = [
    {title: text.products, pages: entries},
    {title: text.others, pages: others},
  ];
  return files.set('llms.txt', llmsText(siteTitle, summary, lists));
}

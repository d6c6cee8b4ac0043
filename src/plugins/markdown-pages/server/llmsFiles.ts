import type {Product} from '../../../../config/products';
import type {PageRef} from '../../search/server/collectPages';
import type {IndexInfo} from '../../search/types';
import {markdownPath} from '../core/markdownPath';

/** Input for the lists of a locale. */
interface LlmsSources {
  readonly siteTitle: string;
  readonly locale: string;
  readonly siteUrl: string;
  readonly baseUrl: string;
  /** Products and sections. The description of an entry page is the summary. */
  readonly products: readonly Pick<Product, 'id' | 'route' | 'entry'>[];
  readonly indexes: readonly IndexInfo[];
  readonly pages: readonly PageRef[];
  /** Markdown of the pages by route. */
  readonly texts: ReadonlyMap<string, string>;
}

const english = {
  summary: 'Open-source tools for platform engineering on Kubernetes and cloud',
  products: 'Products',
  others: 'Blog and other pages',
  first: 'Start',
};
const words: Readonly<Record<string, typeof english>> = {
  en: english,
  zh: {
    summary: '面向平台工程的开源工具，用于 Kubernetes 和云',
    products: '产品',
    others: '博客和其他页面',
    first: '开始',
  },
};

/** Lists of links by the heading above them. */
type Sections = Map<string, string[]>;

function link(title: string, address: string, description?: string): string {
  return `- [${title.replace(/[[\]\\]/g, String.raw`\$&`)}](${address})${description ? `: ${description}` : ''}`;
}

/** Text of an `llms.txt` (llmstxt.org): title, summary, and lists of links. */
function llmsText(title: string, summary: string, sections: Sections): string {
  const lists = [...sections].map(([heading, links]) => `## ${heading}\n\n${links.join('\n')}\n`);
  return [`# ${title}\n`, ...(summary ? [`> ${summary}\n`] : []), ...lists].join('\n');
}

/** Lists for language models by path below the locale's base URL: one for the site, and two for each product. */
export function llmsFiles(sources: LlmsSources): ReadonlyMap<string, string> {
  const {siteTitle, locale, siteUrl, baseUrl, products, indexes, pages, texts} = sources;
  const text = words[locale] ?? english;
  const files = new Map<string, string>();
  const lists: Sections = new Map();
  const add = (sections: Sections, heading: string, entry: string) =>
    sections.set(heading, [...(sections.get(heading) ?? []), entry]);
  const linkTo = ({title, route}: PageRef, description?: string) =>
    link(title || siteTitle, siteUrl + markdownPath(route), description);
  for (const {id, route, entry} of products) {
    const versions = indexes.filter(({pluginId}) => pluginId === id);
    const latest = versions.find(({isLatest}) => isLatest);
    if (latest) {
      const current = pages.filter(({tag}) => tag === latest.tag);
      const sections: Sections = new Map();
      for (const page of current) {
        add(sections, page.categories[0] ?? text.first, linkTo(page, page.description));
      }
      for (const {tag, product, versionLabel} of versions.filter((version) => version !== latest)) {
        for (const page of pages.filter((older) => older.tag === tag)) {
          add(sections, `${product} ${versionLabel}`, linkTo(page));
        }
      }
      const title = [latest.product, latest.versionLabel].filter(Boolean).join(' ');
      const about = current.find((page) => page.route === baseUrl + route + entry)?.description;
      files.set(`${route}/llms.txt`, llmsText(title, about ?? '', sections));
      files.set(`${route}/llms-full.txt`, current.map((page) => texts.get(page.route)).join('\n'));
      add(lists, text.products, link(title, `${siteUrl}${baseUrl}${route}/llms.txt`, about));
    }
  }
  for (const page of pages.filter(({tag}) => tag === 'default')) {
    add(lists, text.others, linkTo(page, page.description));
  }
  return files.set('llms.txt', llmsText(siteTitle, text.summary, lists));
}

import fs from 'node:fs';
import path from 'node:path';
import {cachedReader} from '../../build/cachedReader';
import {placeOf, sitePath} from '../reference/place';
import type {SiteFacts} from '../siteFacts';
import {styled, text, type Node, type PageFile} from '../tree';
import {termFinder, type Mention} from './finder';
import {parseGlossary, type Term} from './glossary';

type GlossaryFacts = Pick<SiteFacts, 'siteDir' | 'products' | 'glossaryPages'>;

/** Path of the glossary for a page's version and language, relative to the site, if there is one. */
export function glossaryOf(
  page: string,
  {siteDir, products, glossaryPages}: GlossaryFacts,
): string | undefined {
  const root = placeOf(page, products, 'en')?.root;
  return glossaryPages
    .map((name) => `${root}/${name}`)
    .find((file) => root !== undefined && fs.existsSync(path.join(siteDir, file)));
}

const containers = new Set(['root', 'list', 'listItem', 'blockquote', 'containerDirective']);
const components = new Set(['Tabs', 'TabItem', 'details']);

/** Paragraphs outside headings, tables, captions, titles, and list items that start with a link. */
function paragraphsOf(node: Node): Node[] {
  const {type, name = '', children = [], data} = node;
  if (type === 'paragraph') {
    return data?.directiveLabel ? [] : [node];
  }
  const isReference = type === 'listItem' && children[0]?.children?.[0]?.type === 'link';
  const isOpen = containers.has(type) || (type === 'mdxJsxFlowElement' && components.has(name));
  return isOpen && !isReference ? children.flatMap(paragraphsOf) : [];
}

/** A term with its definition, which CSS shows on hover and focus. */
function explained(value: string, {name, definition}: Term): Node {
  const id = `definition-${name}`;
  return styled(
    'span',
    {className: ['term']},
    styled('dfn', {tabIndex: 0, ariaDescribedBy: [id]}, text(value)),
    styled('span', {className: ['term-definition'], id, role: 'tooltip'}, text(definition)),
  );
}

function withDefinitions(value: string, mentions: readonly Mention[]): Node[] {
  const ends = [0, ...mentions.map(({end}) => end)];
  return ends.flatMap((end, index) => {
    const {term, start, end: next} = mentions[index] ?? {};
    const between = value.slice(end, start);
    return [
      ...(between === '' ? [] : [text(between)]),
      ...(term ? [explained(value.slice(start, next), term)] : []),
    ];
  });
}

/**
 * Remark plugin: gives the first mention of each glossary term its definition, from the glossary of the page's version
 * and language. Skips terms in the page's title, and terms whose definition links to the page.
 */
export function terms(site: GlossaryFacts & Pick<SiteFacts, 'termRules'>) {
  const {siteDir, products, termRules} = site;
  const read = cachedReader(siteDir, (source, file) => {
    const {product, locale} = placeOf(file, products, 'en') ?? {};
    const rulesOfProduct = termRules[product?.id ?? ''] ?? {unmarked: [], names: [], others: []};
    return termFinder(parseGlossary(source, file), rulesOfProduct, locale === 'zh');
  });
  return (tree: Node, file: PageFile): void => {
    const page = sitePath(siteDir, file.path);
    const glossary = glossaryOf(page, site);
    if (glossary === undefined || glossary === page) {
      return;
    }
    const find = read(glossary);
    const seen = new Set(find(String(file.data?.frontMatter?.title ?? '')).map(({term}) => term));
    const isFirst = ({term}: Mention) => {
      const isNew = !seen.has(term) && !term.pages.includes(page);
      seen.add(term);
      return isNew;
    };
    for (const paragraph of paragraphsOf(tree)) {
      paragraph.children = paragraph.children?.flatMap((node) =>
        node.type === 'text' && node.value !== undefined
          ? withDefinitions(node.value, find(node.value).filter(isFirst))
          : [node],
      );
    }
  };
}

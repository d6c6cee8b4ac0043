import lunr from 'lunr';
import MiniSearch from 'minisearch';
import {panelHits, resultLimit} from '../../src/plugins/search/core/groupHits';
import {loadIndex} from '../../src/plugins/search/core/loadIndex';
import {searchIndexes} from '../../src/plugins/search/core/search';
import {weights} from '../../src/plugins/search/core/weights';
import type {BuiltIndex, WholeSection} from './corpus';

/** A way of searching. */
export interface Engine {
  readonly name: string;
  /** Routes of the best sections, at most one per page. */
  readonly search: (query: string, activeTag: string | undefined) => string[];
}

function onePerPage(routes: readonly string[]): string[] {
  const pages = new Set<string>();
  return routes
    .filter((route) => pages.size < pages.add(route.replace(/#.*$/, '')).size)
    .slice(0, resultLimit);
}

/** The search of this site. */
export function siteEngine(indexes: readonly BuiltIndex[]): Engine {
  const loaded = indexes.map((index) => loadIndex(index, index.content));
  return {
    name: 'this site',
    search: (query, activeTag) =>
      panelHits(searchIndexes(query, loaded, {activeTag}).hits).map(({document}) => document.sectionRoute),
  };
}

/** MiniSearch with the options of VitePress 1.6, or with a segmenter that cuts words by the rules of a locale. */
export function miniSearchEngine(sections: readonly WholeSection[], locale?: string): Engine {
  const segmenter = locale === undefined ? undefined : new Intl.Segmenter(locale, {granularity: 'word'});
  const index = new MiniSearch<{id: number; title: string; titles: string; text: string}>({
    fields: ['title', 'titles', 'text'],
    ...(segmenter && {
      tokenize: (text: string) =>
        [...segmenter.segment(text)].filter(({isWordLike}) => isWordLike).map(({segment}) => segment),
    }),
    searchOptions: {fuzzy: 0.2, prefix: true, boost: {title: 4, text: 2, titles: 1}},
  });
  index.addAll(
    sections.map(({title, pageTitle, sidebarParentCategories, text}, id) => ({
      id,
      title,
      titles: [...sidebarParentCategories, pageTitle].join(' '),
      text,
    })),
  );
  return {
    name: segmenter ? 'MiniSearch with a segmenter' : 'MiniSearch as in VitePress',
    search: (query) =>
      onePerPage(index.search(query).map(({id}) => (sections[id as number] as WholeSection).sectionRoute)),
  };
}

/** Stock lunr, queried as its plugins do: every word as it is and as a beginning, with the boosts of the fields. */
export function lunrEngine(sections: readonly WholeSection[]): Engine {
  const fields = ['title', 'content', 'tags'] as const;
  const index = lunr(function build() {
    // The trimmer would remove all Chinese.
    this.pipeline.remove(lunr.trimmer);
    this.ref('id');
    fields.forEach((field) => this.field(field));
    sections.forEach(({title, text, tags}, id) => {
      this.add({id, title, content: text, tags});
    });
  });
  return {
    name: 'stock lunr',
    search(query) {
      const words = lunr.tokenizer(query).map((token) => token.toString());
      const hits = index.query((builder) => {
        for (const field of fields) {
          const boost = weights[field];
          builder.term(words, {fields: [field], boost});
          builder.term(words, {fields: [field], boost, wildcard: lunr.Query.wildcard.TRAILING});
        }
      });
      return onePerPage(hits.map(({ref}) => (sections[Number(ref)] as WholeSection).sectionRoute));
    },
  };
}

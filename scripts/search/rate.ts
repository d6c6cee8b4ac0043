import {isAnswerable, rankOf, readCases, type SearchCase} from './cases';
import {
  latestIndexes,
  latestTag,
  readIndexes,
  wholeSections,
  type BuiltIndex,
  type BuiltOutput,
} from './corpus';
import {lunrEngine, miniSearchEngine, siteEngine, type Engine} from './engines';
import {relevanceOf, type Relevance} from './measures';

/** What an engine answered to one question. */
export interface Answered extends SearchCase {
  readonly rank: number;
  readonly found: readonly string[];
}

/** The questions whose answer is published, and how many wait for their page. */
export function askable(
  locale: string,
  {baseUrl}: BuiltOutput,
  indexes: readonly BuiltIndex[],
): {readonly cases: SearchCase[]; readonly waiting: number} {
  const pages = new Set(
    indexes.flatMap(({content}) =>
      content.documents.map(({sectionRoute}) => `/${sectionRoute.slice(baseUrl.length).replace(/#.*$/, '')}`),
    ),
  );
  const all = readCases(locale);
  const cases = all.filter((one) => isAnswerable(one, pages));
  return {cases, waiting: all.length - cases.length};
}

/** Asks an engine all questions. */
export function ask(engine: Engine, cases: readonly SearchCase[], baseUrl: string): Answered[] {
  return cases.map((one) => {
    const found = engine.search(one.query, latestTag(one.from));
    return {...one, rank: rankOf(one, found, baseUrl), found};
  });
}

/** Relevance by kind of question, and over all of them. */
export function relevanceByKind(answered: readonly Answered[]): Record<string, Relevance> {
  const kinds = [...new Set(answered.map(({kind}) => kind))];
  return {
    ...Object.fromEntries(
      kinds.map((kind) => [
        kind,
        relevanceOf(answered.filter((one) => one.kind === kind).map(({rank}) => rank)),
      ]),
    ),
    all: relevanceOf(answered.map(({rank}) => rank)),
  };
}

/** The search of this site beside its peers, on the same sections. */
export function enginesOf(locale: string, output: BuiltOutput): {engines: Engine[]; indexes: BuiltIndex[]} {
  const indexes = latestIndexes(readIndexes(output));
  const sections = wholeSections(output, indexes);
  return {
    indexes,
    engines: [
      siteEngine(indexes),
      miniSearchEngine(sections),
      ...(locale === 'zh' ? [miniSearchEngine(sections, locale)] : []),
      lunrEngine(sections),
    ],
  };
}

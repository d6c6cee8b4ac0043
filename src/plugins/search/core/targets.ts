import type {ReadyIndex} from './loadIndex';
import type {RankedDocument} from './score';
import type {UnitSums} from './sums';

/**
 * If the start of a page ranks above its sections, swaps it with the best section that has a word of the query in its
 * title, text, or phrases that the start lacks there. The page's row then links to the matching section. Words in the page's
 * title, category, or address don't count, because they describe the whole page.
 *
 * @param asked units of the query
 */
export function aimAtSections(
  {pages}: ReadyIndex,
  asked: readonly UnitSums[],
  ranked: readonly RankedDocument[],
): RankedDocument[] {
  const factsOf = ({document}: RankedDocument) =>
    pages.documents[document] as (typeof pages.documents)[number];
  const has = (list: ArrayLike<number>, {document}: RankedDocument) => (list[document] as number) > 0;
  const leads = new Map<number, RankedDocument>();
  const targets = new Map<number, RankedDocument>();
  const better = (places: Map<number, RankedDocument>, one: RankedDocument) => {
    const {page} = factsOf(one);
    if (one.score > (places.get(page)?.score ?? 0)) {
      places.set(page, one);
    }
  };
  ranked.forEach((one) => better(leads, one));
  for (const one of ranked) {
    const {page, isPage} = factsOf(one);
    const lead = leads.get(page) as RankedDocument;
    const units = asked.filter(({context}) => context[page] === 0);
    const isTarget =
      factsOf(lead).isPage &&
      !isPage &&
      units.some(({inTitle, inText}) => [inTitle, inText].some((list) => has(list, one) && !has(list, lead)));
    if (isTarget) {
      better(targets, one);
    }
  }
  return ranked.map((one) => {
    const {page} = factsOf(one);
    const [lead, target] = [leads.get(page), targets.get(page)];
    const other = one === target ? lead : one === lead ? target : undefined;
    return other
      ? {...one, score: other.score, factors: {...one.factors, place: other.score / one.score}}
      : one;
  });
}

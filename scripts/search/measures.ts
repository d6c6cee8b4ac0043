/** How well an engine answers a set of questions. */
export interface Relevance {
  readonly questions: number;
  /** Mean of 1 / position of the first answer within eight results. */
  readonly mrr: number;
  /** Share of questions whose first result is an answer. */
  readonly recall1: number;
  /** Share of questions with an answer within eight results. */
  readonly recall8: number;
}

/** Measures the positions of first answers, from 1; 0 where none was found. */
export function relevanceOf(ranks: readonly number[]): Relevance {
  const share = (isCounted: (rank: number) => boolean) => ranks.filter(isCounted).length / ranks.length;
  return {
    questions: ranks.length,
    mrr: ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : 1 / rank), 0) / ranks.length,
    recall1: share((rank) => rank === 1),
    recall8: share((rank) => rank > 0),
  };
}

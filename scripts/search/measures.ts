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

/** What answers must reach. */
export type Floor = Pick<Relevance, 'mrr' | 'recall8'>;

/** Fewer questions say too little for a floor. */
const fewestQuestions = 20;

/**
 * Measures that do not reach their floor, as sentences.
 *
 * @param floor of the language of the questions; where there is none, nothing would be demanded of the answers
 */
export function relevanceFaults({questions, mrr, recall8}: Relevance, floor: Floor | undefined): string[] {
  if (!floor) {
    return ['There is no floor for the answers of this language'];
  }
  if (questions < fewestQuestions) {
    return [`${questions} questions can be asked, must be ${fewestQuestions} or more`];
  }
  const measures = [
    ['MRR@8', mrr, floor.mrr],
    ['recall@8', recall8, floor.recall8],
  ] as const;
  return measures
    .filter(([, value, least]) => value < least)
    .map(([name, value, least]) => `${name} is ${value.toFixed(3)}, must be ${least} or more`);
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

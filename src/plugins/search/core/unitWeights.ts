import type {Chunk, Token} from './tokenize';

/** What is left of a word where a function character was cut out of it says half as much as a word. */
const restWeight = 0.5;

/** Lengths in pairs of the runs of a chunk of Chinese, which function characters divide. */
function runsOf({parts}: Chunk): number[] {
  const runs: number[] = [];
  parts.forEach(({start}, index) => {
    const before = parts[index - 1];
    if (before && start < before.end) {
      runs.push((runs.pop() as number) + 1);
    } else {
      runs.push(1);
    }
  });
  return runs;
}

/** Whether a chunk is a single Chinese character that stands alone in the text, and not beside a function character. */
export function isLoneHan({kind, term, parts}: Chunk): boolean {
  return kind === 'han' && parts.length === 1 && parts[0]?.term === term && [...term].length === 1;
}

/** Weights of the parts of a chunk: two Chinese characters are about a word, however many pairs they make. */
export function weightsOf(chunk: Chunk): number[] {
  const {kind, parts} = chunk;
  if (kind !== 'han') {
    return parts.map(() => 1);
  }
  let part = 0;
  return runsOf(chunk).flatMap((pairs) => {
    const isRest = [...(parts[part] as Token).term].length === 1 && !isLoneHan(chunk);
    part += pairs;
    return Array.from({length: pairs}, () => (isRest ? restWeight : (pairs + 1) / 2 / pairs));
  });
}

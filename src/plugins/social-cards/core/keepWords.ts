/** An invisible character that prevents a line break (U+2060). */
const joiner = '\u2060';
const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});

const isLone = (word = '') => /^\p{Script=Han}$/u.test(word);

/**
 * Joins the characters of every Chinese word, so that lines don't break within words. The dictionary of Node.js splits
 * unknown words into single characters, which are joined, too.
 */
export function keepWords(title: string): string {
  const words = [...segmenter.segment(title)].map(({segment}) => segment);
  return words
    .map((word, index) => {
      const joined = /^\p{Script=Han}+$/u.test(word) ? [...word].join(joiner) : word;
      return isLone(word) && isLone(words[index - 1]) ? joiner + joined : joined;
    })
    .join('');
}

/** Largest first, each with the maximum number of lines. */
const sizes = [
  {size: 84, lines: 2},
  {size: 66, lines: 3},
  {size: 56, lines: 3},
];
const smallest = 56;

const lineWidth = 1040;
/** Average share of a line that is filled, because lines break between words. */
const filled = 0.9;
/** Average letter widths, relative to the font size. */
const widths = {text: 0.56, code: 0.6, chinese: 1};

/** Whether a title is a command such as `kusion apply`, which is shown as code. */
export function isCommand(title: string): boolean {
  return /^[a-z][\w.-]*(?: [a-z-][\w.-]*)*$/.test(title);
}

function widthOf(title: string): number {
  const latin = isCommand(title) ? widths.code : widths.text;
  return [...title].reduce((sum, char) => sum + (char >= '\u2E80' ? widths.chinese : latin), 0);
}

/** The largest font size, in pixels, at which a title fits on its card, and whether it is truncated after three lines. */
export function titleSize(title: string) {
  const width = widthOf(title);
  const fitting = sizes.find(({size, lines}) => width * size <= lines * lineWidth * filled);
  return {size: fitting?.size ?? smallest, isCut: fitting === undefined};
}

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

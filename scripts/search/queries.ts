/** Numbers from 0 to 1 that look random and are the same every time. */
export function repeatableRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

const before = ['title:', 'content:', 'tags:', 'nope:', '+', '-', '--', '*', '+-', '"', '(', ''];
const after = ['~1', '~2', '~10', '~50', '~9999', '~-1', '~1.5', '~', '^3', '^', '*', '*~2^4', ':', ''];
const longest = 512;
/** First and last of ranges of characters: Latin, other alphabets, Chinese, Korean, halves of characters, pictures, rare Chinese. */
const alphabets = [
  [0x20, 0x7e],
  [0xa0, 0x401f],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0xd800, 0xdfff],
  [0xf900, 0xffff],
  [0x1f300, 0x1faff],
  [0x20000, 0x3134f],
] as const;

/**
 * Queries as nobody should type them: words of the site, whole, cut, and mistyped, with operators in
 * front and behind, from nothing to 512 characters.
 */
export function makeQueries(words: readonly string[], count: number, seed = 1): string[] {
  const random = repeatableRandom(seed);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const mistype = (word: string) => {
    const at = Math.floor(random() * word.length);
    return word.slice(0, at) + String.fromCharCode(97 + Math.floor(random() * 26)) + word.slice(at + 1);
  };
  const character = () => {
    const [first, last] = alphabets[Math.floor(random() * alphabets.length)] ?? alphabets[0];
    return String.fromCodePoint(first + Math.floor(random() * (last - first + 1)));
  };
  const anything = () => Array.from({length: 1 + Math.floor(random() * 12)}, character).join('');
  const part = () => {
    const kind = random();
    const word = pick(words);
    const text = kind < 0.1 ? anything() : kind < 0.3 ? word.slice(0, 3) : kind < 0.5 ? mistype(word) : word;
    return (random() < 0.25 ? pick(before) : '') + text + (random() < 0.25 ? pick(after) : '');
  };
  return Array.from({length: count}, () => {
    const parts = Math.floor(random() * (random() < 0.1 ? 80 : 7));
    return Array.from({length: parts}, part)
      .join(random() < 0.9 ? ' ' : '')
      .slice(0, longest);
  });
}

/** Words that the site has, mistyped or not, each with a distance, as great or as wrong as can be written. */
export const distances: readonly string[] = [
  'configuration',
  'configuraiton',
  'workspace',
  'kubernetse',
].flatMap((word) =>
  [1, 2, 3, 10, 50, 9999, '1e9', 1_000_000_000, -1, 1.5].map((distance) => `${word}~${distance}`),
);

/** Words of hundreds of letters, of one alphabet and of several. */
export const longTerms: readonly string[] = [
  'x'.repeat(512),
  `${'x'.repeat(128)}~2`,
  `${'x'.repeat(508)}~2`,
  'configuration'.repeat(39),
  'aаαあ가'.repeat(102),
  '应用配置'.repeat(128),
  'a.b'.repeat(170),
  'aB'.repeat(256),
  '--'.repeat(256),
];

/** Queries that made other engines hang: wildcards, and many words. */
export const bombs: readonly string[] = [
  '*',
  '+*',
  '*a*b*c*',
  'a* '.repeat(256),
  'k* s* c* '.repeat(56),
  'configuraiton '.repeat(36),
  'qwertyui~2 '.repeat(46),
  '配 '.repeat(256),
  '-kusion -the',
];

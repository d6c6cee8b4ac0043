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
  const anything = () =>
    String.fromCodePoint(
      ...Array.from({length: 1 + Math.floor(random() * 12)}, () => 32 + Math.floor(random() * 0x4000)),
    );
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

/** Queries that made other engines hang: wildcards, great distances, endless words, and many of them. */
export const bombs: readonly string[] = [
  '*',
  '+*',
  '*a*b*c*',
  'a* '.repeat(256),
  'k* s* c* '.repeat(56),
  'configuration~10',
  'configuration~50',
  'configuration~1000000000',
  'x'.repeat(512),
  `${'x'.repeat(128)}~2`,
  'aаαあ가'.repeat(100),
  'configuraiton '.repeat(36),
  'qwertyui~2 '.repeat(46),
  '应用配置'.repeat(128),
  '配 '.repeat(256),
  '-kusion -the',
  '--'.repeat(256),
  'a.b'.repeat(170),
  'aB'.repeat(256),
];

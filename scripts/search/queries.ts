/** Numbers from 0 to 1 that look random and are the same every time. */
function repeatableRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

const before = ['title:', 'content:', 'tags:', 'nope:', '+', '-', '--', '*', '+-', '"', '(', ''];
const after = ['~1', '~2', '~10', '~50', '~9999', '~-1', '~1.5', '~', '^3', '^', '*', '*~2^4', ':', ''];
const longest = 512;
/** Queries as nobody should type them: words of the site, cut and mistyped, with operators, of up to 512 characters. */
export function makeQueries(words: readonly string[], count: number): string[] {
  const random = repeatableRandom();
  const below = (end: number) => Math.floor(random() * end);
  const pick = (list: readonly string[]) => list[below(list.length)] ?? '';
  const mistype = (word: string) => {
    const at = below(word.length);
    return word.slice(0, at) + String.fromCharCode(97 + below(26)) + word.slice(at + 1);
  };
  // Of all alphabets, with halves of characters.
  const anything = () => String.fromCharCode(...Array.from({length: 1 + below(12)}, () => below(0x10000)));
  const part = () => {
    const kind = random();
    const word = pick(words);
    const text = kind < 0.1 ? anything() : kind < 0.3 ? word.slice(0, 3) : kind < 0.5 ? mistype(word) : word;
    return (random() < 0.25 ? pick(before) : '') + text + (random() < 0.25 ? pick(after) : '');
  };
  return Array.from({length: count}, () =>
    Array.from({length: below(random() < 0.1 ? 80 : 7)}, part)
      .join(random() < 0.9 ? ' ' : '')
      .slice(0, longest),
  );
}

/** What readers type on the way to a query: every beginning of it. */
export function typed(queries: readonly string[]): string[] {
  return queries.flatMap((query) => Array.from(query, (_, index) => query.slice(0, index + 1)));
}

/** Queries that made other engines hang: distances, long words, wildcards, and many words. */
export const hostile: readonly string[] = [
  ...[1, 2, 10, 9999, '1e9', -1, 1.5].flatMap((edits) => [`configuration~${edits}`, `kubernetse~${edits}`]),
  'x'.repeat(512),
  `${'x'.repeat(508)}~2`,
  'configuration'.repeat(39),
  'aаαあ가'.repeat(102),
  '应用配置'.repeat(128),
  'a.b'.repeat(170),
  'aB'.repeat(256),
  '--'.repeat(256),
  '*',
  '*a*b*c*',
  'a* '.repeat(256),
  'k* s* c* '.repeat(56),
  'configuraiton '.repeat(36),
  'qwertyui~2 '.repeat(46),
  '配 '.repeat(256),
  '-kusion -the',
];

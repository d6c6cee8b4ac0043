import type {Term} from './glossary';

/** Rules for recognizing a product's terms, which are given by name. */
export interface TermRules {
  /** Terms that are never marked, because pages also use them in other senses. */
  readonly unmarked: readonly string[];
  /** Single-word terms that are always capitalized. */
  readonly names: readonly string[];
  /** Expressions in any language that contain a term but mean something else. */
  readonly others: readonly string[];
}

/** A term in a text. */
export interface Mention {
  readonly term: Term;
  readonly start: number;
  readonly end: number;
}

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Forms of an English term: plural, and lowercase unless it is a name. */
function englishForms(title: string, isName: boolean): string[] {
  const singular = isName ? [title] : [title, title.charAt(0).toLowerCase() + title.slice(1)];
  return singular.flatMap((form) => [form, form.endsWith('y') ? `${form.slice(0, -1)}ies` : `${form}s`]);
}

const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});

/**
 * Creates a function that finds terms in texts. The longest term at a position wins: a "resource group rule" isn't a
 * "resource group". In Chinese, which has no spaces, a term must start and end at word boundaries.
 */
export function termFinder(
  terms: readonly Term[],
  {unmarked, names, others}: TermRules,
  isChinese: boolean,
): (text: string) => Mention[] {
  const known = new Map<string, Term | undefined>(others.map((form) => [form, undefined]));
  for (const term of terms) {
    const {name, title} = term;
    // In Chinese, `意图（Intent）` means both words.
    const forms = isChinese
      ? title.split(/[（）]/).filter(Boolean)
      : englishForms(title, names.includes(name));
    for (const form of forms) {
      known.set(form, unmarked.includes(name) ? undefined : term);
    }
  }
  const longestFirst = [...known.keys()].sort((a, b) => b.length - a.length).map(escape);
  // Not within a Latin word, a hyphenated compound, a name such as stack.yaml, or a Chinese word with a suffix.
  const pattern = new RegExp(
    String.raw`(?<![\p{Script=Latin}\p{N}_/.-])(?:${longestFirst.join('|')})(?![\p{Script=Latin}\p{N}_/化性-]|\.\w)`,
    'gu',
  );
  return (text) => {
    const found = [...text.matchAll(pattern)].flatMap(({0: form, index: start}): Mention[] => {
      const term = known.get(form);
      return term ? [{term, start, end: start + form.length}] : [];
    });
    if (!isChinese || found.length === 0) {
      return found;
    }
    const edges = new Set([...segmenter.segment(text)].map(({index}) => index)).add(text.length);
    return found.filter(({start, end}) => edges.has(start) && edges.has(end));
  };
}

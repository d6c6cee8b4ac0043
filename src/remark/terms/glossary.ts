import path from 'node:path';

/** An entry of a glossary. */
export interface Term {
  /** The same in every language: the id of the heading without `term-`. */
  readonly name: string;
  readonly title: string;
  /** The definition as plain text, without sentences that only refer to a page. */
  readonly definition: string;
  /** Pages that the definition links to, relative to the site. */
  readonly pages: readonly string[];
}

const entry = /^### (?<title>.+?) \{\/\* #term-(?<name>[\w-]+) \*\/\}\n\n(?<definition>.+)$/gm;
const link = /\[(?<text>[^\]]*)\]\((?<target>[^)#]*)(?:#[^)]*)?\)/g;
/** "See …" in either language, from the beginning of a sentence to its end. */
const reference = /(?<=^|[.。] ?)(?:See |见).*?(?:\.(?= |$)|。) ?/g;

/**
 * Reads the entries of a glossary page.
 *
 * @param file path of the page, relative to the site
 */
export function parseGlossary(source: string, file: string): Term[] {
  return [...source.matchAll(entry)].map(({groups}) => {
    const {title = '', name = '', definition = ''} = groups ?? {};
    const targets = [...definition.matchAll(link)].map(({groups: found}) => found?.target ?? '');
    return {
      name,
      title,
      definition: definition.replace(link, '$<text>').replaceAll('`', '').replace(reference, '').trim(),
      pages: targets.filter(Boolean).map((target) => path.posix.join(path.posix.dirname(file), target)),
    };
  });
}

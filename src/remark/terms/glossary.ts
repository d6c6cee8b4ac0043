import path from 'node:path';

/** An entry of a glossary. */
export interface Term {
  /** Id of the heading without `term-`, which is the same in every language. */
  readonly name: string;
  readonly title: string;
  /** The definition as plain text, without "See …" sentences. */
  readonly definition: string;
  /** Pages that the definition links to, relative to the site. */
  readonly pages: readonly string[];
}

const entry = /^### (?<title>.+?) \{\/\* #term-(?<name>[\w-]+) \*\/\}\n\n(?<definition>.+)$/gm;
const link = /\[(?<text>[^\]]*)\]\((?<target>[^)#]*)(?:#[^)]*)?\)/g;
/** A whole "See …" sentence in either language. */
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

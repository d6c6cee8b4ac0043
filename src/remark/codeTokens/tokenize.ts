import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import {kcl} from '../../prism/kcl';
import type {CodeToken} from '../../prism/tokens';

/** Aliases of languages. */
const aliases: Readonly<Record<string, string>> = {sh: 'bash', shell: 'bash', yml: 'yaml', html: 'markup'};

/** Command-line flags. Prism's grammar doesn't support hyphens within flags, such as `--no-style`. */
const flag = /(^|\s)-{1,2}(?:\w+:[+-]?)?\w+(?:[.-]\w+)*(?=[=\s]|$)/;

const notLanguages = new Set(['extend', 'insertBefore', 'DFS']);

function grammarOf(language: string): Prism.Grammar | undefined {
  const name = aliases[language] ?? language;
  if (name === 'kcl') {
    return kcl;
  }
  if (name === 'text' || name === 'diagram' || notLanguages.has(name)) {
    return undefined;
  }
  if (!(name in Prism.languages)) {
    loadLanguages.silent = true;
    loadLanguages([name]);
    const shell: Readonly<Record<string, unknown>> = {...Prism.languages.bash};
    Object.assign(shell.parameter ?? {}, {pattern: flag});
  }
  return Prism.languages[name];
}

/** Flattens a tree of tokens. Each gets the classes of all tokens around it. */
function flatten(tokens: Prism.TokenStream, classes: readonly string[]): CodeToken[] {
  if (typeof tokens === 'string') {
    return [classes.length === 0 ? {text: tokens} : {text: tokens, className: classes.join(' ')}];
  }
  if (Array.isArray(tokens)) {
    return tokens.flatMap((token) => flatten(token, classes));
  }
  const own = [tokens.type, ...[tokens.alias].flat()].filter((name) => name !== undefined);
  return flatten(tokens.content, [...new Set([...classes, ...own])]);
}

function join(line: CodeToken[], token: CodeToken): CodeToken[] {
  const last = line.at(-1);
  if (token.text === '') {
    return line;
  }
  return last && last.className === token.className
    ? [...line.slice(0, -1), {...last, text: last.text + token.text}]
    : [...line, token];
}

/**
 * Splits code into lines of tokens.
 *
 * @returns `undefined` for plain text and unknown languages
 */
export function tokenize(code: string, language: string): CodeToken[][] | undefined {
  const grammar = grammarOf(language);
  if (grammar === undefined) {
    return undefined;
  }
  let lines: CodeToken[][] = [[]];
  for (const {text, className} of flatten(Prism.tokenize(code, grammar), [])) {
    const [first = '', ...rest] = text.split('\n');
    const piece = (part: string): CodeToken =>
      className === undefined ? {text: part} : {text: part, className};
    lines = [
      ...lines.slice(0, -1),
      join(lines.at(-1) ?? [], piece(first)),
      ...rest.map((part) => join([], piece(part))),
    ];
  }
  return lines;
}

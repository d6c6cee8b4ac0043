import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import {kcl} from '../prism/kcl';
import {encodeTokens, type CodeToken} from '../prism/tokens';
import {elements, textOf, type Node} from './tree';

/** Command-line flags. Prism's grammar doesn't support hyphens within flags, such as `--no-style`. */
const flag = /(^|\s)-{1,2}(?:\w+:[+-]?)?\w+(?:[.-]\w+)*(?=[=\s]|$)/;

loadLanguages.silent = true;
loadLanguages('bash');
Object.assign((Prism.languages.bash as Record<string, object>).parameter ?? {}, {pattern: flag});
Prism.languages.kcl = kcl;

function grammarOf(language: string): Prism.Grammar | undefined {
  if (!(language in Prism.languages)) {
    loadLanguages(language);
  }
  return language === 'text' ? undefined : Prism.languages[language];
}

/** Flattens a tree of tokens. Each gets the classes of all tokens around it. */
function flatten(tokens: Prism.TokenStream, classes: readonly string[]): CodeToken[] {
  if (typeof tokens === 'string') {
    return [{text: tokens, className: classes.join(' ') || undefined}];
  }
  if (Array.isArray(tokens)) {
    return tokens.flatMap((token) => flatten(token, classes));
  }
  const own = [tokens.type, ...[tokens.alias].flat()].filter((name) => name !== undefined);
  return flatten(tokens.content, [...new Set([...classes, ...own])]);
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
  let line: CodeToken[] = [];
  const lines = [line];
  for (const {text, className} of flatten(Prism.tokenize(code, grammar), [])) {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) {
        lines.push((line = []));
      }
      const last = line.at(-1);
      if (last && last.className === className) {
        line[line.length - 1] = {className, text: last.text + part};
      } else if (part !== '') {
        line.push({className, text: part});
      }
    }
  }
  return lines;
}

function color(code: Node): void {
  const {className} = (code.properties ?? {}) as {className?: readonly string[]};
  const language = className?.find((name) => name.startsWith('language-'))?.slice(9);
  const tokens = language === undefined ? undefined : tokenize(textOf(code).replace(/\n$/, ''), language);
  if (tokens) {
    code.properties = {...code.properties, tokens: encodeTokens(tokens)};
  }
}

/** Rehype plugin: tokenizes code blocks at build time, so that browsers don't need grammars. */
export function codeTokens() {
  return (tree: Node): void => {
    elements(tree, 'pre')
      .flatMap((pre) => elements(pre, 'code'))
      .forEach(color);
  };
}

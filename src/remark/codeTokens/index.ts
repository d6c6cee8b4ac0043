import {encodeTokens} from '../../prism/tokens';
import {elements, textOf, type Node} from '../tree';
import {tokenize} from './tokenize';

function colour(code: Node): void {
  const {className} = (code.properties ?? {}) as {className?: readonly string[]};
  const language = className?.find((name) => name.startsWith('language-'))?.slice(9);
  const tokens = language === undefined ? undefined : tokenize(textOf(code).replace(/\n$/, ''), language);
  if (tokens) {
    code.properties = {...code.properties, tokens: encodeTokens(tokens)};
  }
}

/**
 * Rehype plugin: finds the tokens of code blocks when the site is built, so that no browser needs the
 * grammars of their languages.
 */
export function codeTokens() {
  return (tree: Node): void => {
    elements(tree, 'pre')
      .flatMap((pre) => elements(pre, 'code'))
      .forEach(colour);
  };
}

import {encodeTokens} from '../../prism/tokens';
import {elements, textOf, type Node} from '../tree';
import {tokenize} from './tokenize';

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

import {encodeTokens} from '../../prism/tokens';
import {tokenize} from './tokenize';

/** The parts of an HTML tree used here. */
interface Node {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly children?: readonly Node[];
  properties?: {className?: readonly string[]; tokens?: string};
}

function colour(code: Node): void {
  const language = code.properties?.className?.find((name) => name.startsWith('language-'))?.slice(9);
  const text = (code.children ?? []).map(({value = ''}) => value).join('');
  const tokens = language === undefined ? undefined : tokenize(text.replace(/\n$/, ''), language);
  if (tokens && code.properties) {
    code.properties.tokens = encodeTokens(tokens);
  }
}

/** Rehype plugin: tokenizes code blocks at build time, so that browsers don't need grammars. */
export function codeTokens() {
  return (tree: Node): void => {
    const visit = (node: Node): void => {
      for (const child of node.children ?? []) {
        if (node.tagName === 'pre' && child.tagName === 'code') {
          colour(child);
        } else {
          visit(child);
        }
      }
    };
    visit(tree);
  };
}

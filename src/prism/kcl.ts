import type {Grammar} from 'prismjs';

/** What follows an attribute's name: a type or a value. */
const assigned = String.raw`(?=\s*(?:\?\s*)?(?::|\+?=(?!=)))`;
const constant = String.raw`(?:False|None|True|Undefined)\b`;

const interpolation = {
  pattern: /((?:^|[^\\])(?:\\{2})*)\$\{[^}]+\}/,
  lookbehind: true,
  greedy: true,
  alias: 'variable',
};

/** Prism grammar of KCL, from the language's lexical rules. */
export const kcl: Grammar = {
  comment: {pattern: /#.*/, greedy: true},
  'raw-string': {
    pattern: /\br(?:"""[\s\S]*?"""|'''[\s\S]*?'''|"[^"\r\n]*"|'[^'\r\n]*')/i,
    greedy: true,
    alias: 'string',
  },
  string: {
    pattern:
      /"""(?:\\[\s\S]|[^\\])*?"""|'''(?:\\[\s\S]|[^\\])*?'''|"(?:\\.|[^"\\\r\n])*"|'(?:\\.|[^'\\\r\n])*'/,
    greedy: true,
    inside: {interpolation},
  },
  decorator: {pattern: /@\w+/, alias: 'function'},
  // These words can also be attribute names, so they are keywords only before what they introduce.
  'soft-keyword': {
    pattern: /\b(?:all|any|filter|map|mixin|protocol|rule|schema|type)(?=\s+(?!if\b|in\b)\w|\s*\[[A-Z\s])/,
    alias: 'keyword',
  },
  keyword: /\b(?:and|as|assert|check|elif|else|for|if|import|in|is|lambda|not|or)\b/,
  boolean: new RegExp(String.raw`\b${constant}`),
  'class-name': [
    // The type of an attribute, which may be followed by its value.
    {
      pattern: new RegExp(String.raw`(:\s*(?:[a-z_]\w*\.)*)(?!${constant})[A-Z]\w*`),
      lookbehind: true,
    },
    {pattern: new RegExp(String.raw`\b(?!${constant})[A-Z]\w*\b(?!${assigned.slice(3)}`)},
  ],
  builtin: /\b(?:any|bool|float|int|str)\b/,
  property: new RegExp(String.raw`\b[a-z_]\w*${assigned}`, 'i'),
  function: /\b\w+(?=\()/,
  number:
    /\b0[xX][\da-fA-F_]+\b|\b0[oO][0-7_]+\b|\b0[bB][01_]+\b|\b\d[\d_]*(?:\.\d+)?(?:[eE][+-]?\d+)?(?:[KMGTP]i?|[munk])?\b/,
  operator: /->|(?:\*\*|\/\/|<<|>>|[-+*/%&|^=!<>])=|\*\*|\/\/|<<|>>|[-+*/%=<>|&^~]/,
  punctuation: /[{}[\]().,:;?\\]/,
};

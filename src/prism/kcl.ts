import type {Grammar} from 'prismjs';

const interpolation = {pattern: /\$\{[^}]+\}/, greedy: true, alias: 'variable'};

/** Prism grammar of KCL: schemas, configuration blocks, unification and override operators. */
export const kcl: Grammar = {
  comment: {pattern: /#.*/, greedy: true},
  string: {
    pattern: /r?(?:"""[\s\S]*?"""|'''[\s\S]*?'''|"(?:\\.|[^"\\\r\n])*"|'(?:\\.|[^'\\\r\n])*')/i,
    greedy: true,
    inside: {interpolation},
  },
  decorator: {pattern: /@\w+/, alias: 'function'},
  'class-name': [
    {pattern: /(\b(?:schema|mixin|protocol|rule)\s+)\w+/, lookbehind: true},
    {pattern: /\b[A-Z]\w*(?=\s*[{(])/},
    {pattern: /(\.)[A-Z]\w*/, lookbehind: true},
  ],
  keyword:
    /\b(?:all|and|any|as|assert|check|else|elif|filter|for|if|import|in|is|lambda|map|mixin|not|or|protocol|rule|schema|type)\b/,
  builtin: /\b(?:any|bool|float|int|str)\b/,
  boolean: /\b(?:False|None|True|Undefined)\b/,
  property: /\b\w+(?=\??\s*(?::|\+?=(?!=)))/,
  function: /\b\w+(?=\()/,
  number: /\b0[box][\da-f_]+\b|\b\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?(?:[KMGTP]i?|[un])?\b/i,
  operator: /->|\*\*|\/\/|[=!<>]=|\+=|[-+*/%=<>|&^~]/,
  punctuation: /[{}[\]().,:;?]/,
};

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/**
 * Insignificant English words, except those that are also commands, flags, or values here (get, set, list, all, no,
 * only).
 */
export const stopWords = list(
  `a about above after also am an and any are as at be because been before being below between both but by can cannot
  could did do does doing done during each either else ever every few for from further had has have having he her here
  hers him his how however i if in into is it its itself just least let like likely may me might more most much must my
  nor not of off often on once or other our ours out over own per rather s same see shall she should since so some such t
  than that the their theirs them then there these they this those through to too under until up upon us very via was
  we were what when where whether which while who whom whose why will with within without would yet you your yours`,
);

/**
 * Chinese words of questions and requests, longest first. They are removed from queries before these are split into
 * pairs.
 */
export const questionWords =
  /(?:如何|怎么|怎样)用(?!户)|什么时候|为什么|是什么|什么是|有没有|会不会|要不要|怎么办|怎么样|怎么做|多少个|怎么|怎样|如何|什么|哪些|哪个|哪里|哪种|哪儿|为何|是否|能否|可否|多少|几个|能不能|可不可以|是不是|请问|我想要|我想|我要|想要|想用|可以|需要|一下|关于|我们|自己|一个|这个|那个|的时候|时候|另一个|另外|已经|之后|以后|之前|以前|过来|起来|出来|上去/g;

/** Matches queries that ask what something is. */
export const definitionQuestion =
  /^\s*(?:what(?:'s|\s+is|\s+are|\s+does)\b|explain\b|define\b|about\b)|什么是|是什么|介绍|简介|概述|概览|\b(?:overview|introduction)\b/i;

/** Titles of pages that represent their category, alone or next to its name. */
export const overviewWords =
  /\b(?:overview|introduction(?:\s+to)?|intro|about|what\s+is|welcome\s+to|getting\s+to\s+know)\b|概览|概述|简介|介绍|总览|是什么|什么是|入门指南/gi;

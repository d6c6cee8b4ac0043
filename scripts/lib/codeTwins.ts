import type {CodeBlock} from '../../src/plugins/content-guard/types';
import type {Twins} from './pages';
import type {Finding} from './report';

/** How comments begin, by language of the block; other languages are compared as they are. */
const commentMarks: Readonly<Record<string, RegExp>> = {
  shell: /(?:^|\s)#\s.*$/,
  bash: /(?:^|\s)#\s.*$/,
  yaml: /(?:^|\s)#\s.*$/,
  toml: /(?:^|\s)#\s.*$/,
  kcl: /(?:^|\s)#\s.*$/,
  python: /(?:^|\s)#\s.*$/,
  dockerfile: /(?:^|\s)#\s.*$/,
  go: /(?:^|\s)\/\/\s.*$/,
  json5: /(?:^|\s)\/\/\s.*$/,
};

/** Blocks that are prose or drawings: their words are translated. */
const translated = ['diagram', 'mermaid'];

function languageOf({info}: CodeBlock): string {
  return info.split(/[\s{]/)[0] ?? '';
}

/** Lines of a block that must be the same in every language: without comments and without empty ends. */
function codeOf(block: CodeBlock): string[] {
  const comment = commentMarks[languageOf(block)];
  return block.lines
    .map((line) => (comment ? line.replace(comment, '') : line).trimEnd())
    .filter((line) => line !== '');
}

function differenceOf(
  original: CodeBlock,
  translation: CodeBlock,
): {line: number; message: string} | undefined {
  const [language, other] = [languageOf(original), languageOf(translation)];
  if (language !== other) {
    return {line: translation.line, message: `the block is "${other}", in English "${language}"`};
  }
  const [code, translatedCode] = [codeOf(original), codeOf(translation)];
  const index = code.findIndex((line, at) => line !== translatedCode[at]);
  if (index === -1 && code.length === translatedCode.length) {
    return undefined;
  }
  const at = index === -1 ? code.length : index;
  const line = translatedCode[at] ?? '';
  const offset = translation.lines.findIndex((text) => line !== '' && text.startsWith(line));
  return {
    line: translation.line + 1 + Math.max(offset, 0),
    message: `"${line.trim()}" is "${code[at]?.trim() ?? ''}" in English: code is not translated`,
  };
}

/** Code blocks in which a page and its translation differ, comments aside. */
export function findCodeDifferences({original, translation}: Twins): Finding[] {
  const blocks = original.content.codeBlocks;
  const others = translation.content.codeBlocks;
  if (blocks.length !== others.length) {
    return [
      {
        file: translation.file,
        line: others.at(-1)?.line ?? 1,
        rule: 'code-blocks',
        message: `has ${others.length} code blocks, ${original.file} has ${blocks.length}`,
      },
    ];
  }
  return blocks.flatMap((block, index) => {
    const other = others[index];
    if (!other || translated.includes(languageOf(block))) {
      return [];
    }
    const difference = differenceOf(block, other);
    return difference ? [{file: translation.file, rule: 'code-blocks', ...difference}] : [];
  });
}

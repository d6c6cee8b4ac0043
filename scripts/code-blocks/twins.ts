import type {Finding} from '../../src/build/findings';
import type {CodeBlock} from '../../src/build/splitFences';
import type {SourcePage} from '../../src/plugins/content-guard/types';
import {
  codeOf,
  comparableInfo,
  languageOf,
  shapeOf,
} from '../../src/plugins/translation-status/core/blockCode';

function differenceOf(original: CodeBlock, block: CodeBlock): {line: number; message: string} | undefined {
  const {line, info, lines} = block;
  if (languageOf(original) === 'diagram' && languageOf(block) === 'diagram') {
    const message = 'the boxes or arrows of the diagram differ from those in English';
    return shapeOf(original) === shapeOf(block) ? undefined : {line, message};
  }
  if (comparableInfo(info) !== comparableInfo(original.info)) {
    return {line, message: `opens with "${info}", in English with "${original.info}"`};
  }
  const [code, translated] = [codeOf(original), codeOf(block)];
  const length = Math.max(code.length, translated.length);
  const at = Array.from({length}, (_, index) => index).find((index) => code[index] !== translated[index]);
  if (at === undefined) {
    return undefined;
  }
  const text = translated[at] ?? '';
  const offset = lines.findIndex((candidate) => text !== '' && candidate.startsWith(text));
  return {
    line: line + 1 + Math.max(offset, 0),
    message: `"${text.trim()}" is "${code[at]?.trim() ?? ''}" in English: don't translate code`,
  };
}

/** Differences between the code blocks of a page and its translation, except in comments and diagram labels. */
export function findCodeDifferences(original: SourcePage, {file, content}: SourcePage): Finding[] {
  const blocks = original.content.codeBlocks;
  const rule = 'code-blocks';
  if (blocks.length !== content.codeBlocks.length) {
    const message = `has ${content.codeBlocks.length} code blocks, ${original.file} has ${blocks.length}`;
    return [{file, line: content.codeBlocks.at(-1)?.line ?? 1, rule, message}];
  }
  return content.codeBlocks.flatMap((block, index) => {
    const difference = differenceOf(blocks[index] ?? block, block);
    return difference ? [{file, rule, ...difference}] : [];
  });
}

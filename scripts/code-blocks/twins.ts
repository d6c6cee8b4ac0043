import type {Finding} from '../../src/build/findings';
import type {CodeBlock} from '../../src/plugins/content-guard/types';
import {parseDiagram} from '../../src/remark/diagram/parse';
import type {Twins} from '../lib/pages';

const hash = /(?:^|\s)#\s.*$/;
const slashes = /(?:^|\s)\/\/\s.*$/;

/** Comments by language; other languages are compared as they are. */
const comments: Readonly<Record<string, RegExp>> = {
  shell: hash,
  yaml: hash,
  toml: hash,
  kcl: hash,
  docker: hash,
  go: slashes,
};

function languageOf({info}: CodeBlock): string {
  return info.split(/[\s{]/)[0] ?? '';
}

/** The opening line without the prose of a title: only its path, if it has one, is the same in every language. */
function comparable(info: string): string {
  return info.replace(/title="([^"]*)"/, (_, title: string) => {
    const path = /[\w/<>-]*[./][\w./<>-]+/.exec(title)?.[0] ?? '';
    return `title="${path}"`;
  });
}

/** Lines that must be the same in every language: without comments and empty lines. */
function codeOf(block: CodeBlock): string[] {
  const comment = comments[languageOf(block)];
  return block.lines
    .map((line) => (comment ? line.replace(comment, '') : line).trimEnd())
    .filter((line) => line !== '');
}

/** Boxes, groups, and arrows of a diagram without their labels. */
function shapeOf({lines}: CodeBlock): string {
  const {boxes, groups, arrows} = parseDiagram(lines.join('\n'), {line: 1, column: 1}).diagram;
  return JSON.stringify([
    boxes.map(({id, kind, group}) => [id, kind, group]),
    groups.map(({id}) => id),
    arrows.map(({from, to, dashed, bothWays}) => [from, to, dashed, bothWays]),
  ]);
}

function differenceOf(original: CodeBlock, block: CodeBlock): {line: number; message: string} | undefined {
  const {line, info, lines} = block;
  if (languageOf(original) === 'diagram' && languageOf(block) === 'diagram') {
    const message = 'the diagram has other boxes or arrows than in English';
    return shapeOf(original) === shapeOf(block) ? undefined : {line, message};
  }
  if (comparable(info) !== comparable(original.info)) {
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
    message: `"${text.trim()}" is "${code[at]?.trim() ?? ''}" in English: code is not translated`,
  };
}

/** Code blocks in which a page and its translation differ, except in comments and labels of diagrams. */
export function findCodeDifferences({original, translation}: Twins): Finding[] {
  const {file, content} = translation;
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

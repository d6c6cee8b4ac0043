import type {CodeBlock} from '../../../build/splitFences';
import {parseDiagram} from '../../../remark/diagram/parse';

const hash = /(?:^|\s)#\s.*$/;
const slashes = /(?:^|\s)\/\/\s.*$/;

/** Comments by language. Other languages are compared with their comments. */
const comments: Readonly<Record<string, RegExp>> = {
  shell: hash,
  terminal: /^#\s.*$/,
  yaml: hash,
  toml: hash,
  kcl: hash,
  docker: hash,
  go: slashes,
};

const titlePath = /[\w/<>-]*[./][\w./<>-]+/;

/** The language of a code block; empty if it has none. */
export function languageOf({info}: CodeBlock): string {
  return info.split(/[\s{]/)[0] ?? '';
}

/** The opening line without prose in the title, where only a path is the same in every language. */
export function comparableInfo(info: string): string {
  return info.replace(/title="([^"]*)"/, (_, title: string) => `title="${titlePath.exec(title)?.[0] ?? ''}"`);
}

/** Lines that must be the same in every language: all except comments and empty lines. */
export function codeOf(block: CodeBlock): string[] {
  const comment = comments[languageOf(block)];
  return block.lines
    .map((line) => (comment ? line.replace(comment, '') : line).trimEnd())
    .filter((line) => line !== '');
}

/** Boxes, groups, and arrows of a diagram without their labels. */
export function shapeOf({lines}: CodeBlock): string {
  const {boxes, groups, arrows} = parseDiagram(lines.join('\n')).diagram;
  return JSON.stringify([
    boxes.map(({id, kind, group}) => [id, kind, group]),
    groups.map(({id}) => id),
    arrows.map(({from, to, dashed, bothWays}) => [from, to, dashed, bothWays]),
  ]);
}

/** The parts of a block that are the same in every language, as one text. */
export function sharedCode(block: CodeBlock): string {
  return languageOf(block) === 'diagram'
    ? shapeOf(block)
    : JSON.stringify([comparableInfo(block.info), codeOf(block)]);
}

/** The parts of a block that are translated: comments, prose in the title, and labels of diagrams. */
export function translatedText(block: CodeBlock): string {
  const {info, lines} = block;
  const language = languageOf(block);
  const comment = comments[language];
  const prose = /(?:title|alt)="([^"]*)"/.exec(info)?.[1]?.replace(titlePath, '') ?? '';
  const texts = lines.map((line) =>
    language === 'diagram'
      ? (/:\s(.*)/.exec(line)?.[1]?.replace(/\{$/, '') ?? '')
      : (comment?.exec(line)?.[0] ?? ''),
  );
  return [prose, ...texts].join('\n');
}

import type {Lines} from './model';
import {textWidth} from './picture';

const cjk = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/;
const closing = /[\s，。、：；！？）」』】〉》,.:;!?)\]]/;
const opening = /[（「『【〈《([]/;

function mayBreak(before: string, after: string): boolean {
  if (closing.test(after) || opening.test(before)) {
    return false;
  }
  return /\s/.test(before) || cjk.test(before) || cjk.test(after);
}

/** Pieces between which a line may break: words, including Chinese ones. */
function pieces(line: string): string[] {
  const found: string[] = [];
  for (const {segment} of new Intl.Segmenter('zh', {granularity: 'word'}).segment(line)) {
    const last = found.at(-1);
    if (last !== undefined && !mayBreak(last.slice(-1), segment.charAt(0))) {
      found[found.length - 1] = last + segment;
    } else {
      found.push(segment);
    }
  }
  return found;
}

function fill(words: readonly string[], width: number, fontSize: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && textWidth((line + word).trimEnd(), fontSize) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += word;
  }
  return [...lines, line.trimEnd()];
}

/** Wraps lines that are wider than a width into lines of about the same length. Single words may still be wider. */
export function wrap(lines: Lines, width: number, fontSize: number): Lines {
  return lines.flatMap((line) => {
    const natural = textWidth(line, fontSize);
    const words = pieces(line);
    const greedy = fill(words, width, fontSize);
    for (let even = natural / greedy.length; even < width; even += fontSize / 2) {
      const balanced = fill(words, even, fontSize);
      if (balanced.length === greedy.length) {
        return balanced;
      }
    }
    return greedy;
  });
}

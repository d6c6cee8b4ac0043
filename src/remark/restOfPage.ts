import {element, type Node} from './tree';

/** Letters that fill more than a desktop window. */
const lettersFirst = 2500;
/** A shorter rest isn't worth a second step. */
const lettersOfRest = 1000;

/** What the empty end of a line counts: lines of code, items of lists, and rows of tables rarely fill theirs. */
const lettersPerBreak = 40;

/** Letters that would take the place of a text. A Chinese character is as wide as two. */
function lettersOf(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return text.length + count(/\p{Script=Han}/gu) + lettersPerBreak * count(/\n/g);
}

function lettersIn({value, children = []}: Node): number {
  return value === undefined ? children.reduce((sum, child) => sum + lettersIn(child), 0) : lettersOf(value);
}

/** Index of the first block below the window. */
function firstBelow(blocks: readonly Node[]): number {
  let letters = 0;
  return blocks.findIndex((block) => {
    const isBelow = letters >= lettersFirst;
    letters += lettersIn(block);
    return isBelow;
  });
}

/**
 * Rehype plugin: puts what is below the window into `RestOfPage`, which renders it after the part that a reader sees first.
 */
export function restOfPage() {
  return (tree: Node): void => {
    const nodes = tree.children ?? [];
    const code = nodes.filter(({type}) => type === 'mdxjsEsm');
    const blocks = nodes.filter(({type}) => type !== 'mdxjsEsm');
    const start = firstBelow(blocks);
    const rest = element('RestOfPage', {}, start < 0 ? [] : blocks.slice(start));
    if (lettersIn(rest) >= lettersOfRest) {
      tree.children = [...code, ...blocks.slice(0, start), rest];
    }
  };
}

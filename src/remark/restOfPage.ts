import {element, type Node} from './tree';

/** Letters that fill more than a desktop window. */
const lettersFirst = 2500;
/** A shorter rest isn't worth a second step. */
const lettersOfRest = 1000;

/** Letters of a text; a Chinese character takes the place of two. */
function lettersOf(text: string): number {
  return text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);
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

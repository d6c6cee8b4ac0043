import {element, textOf, type Node} from './tree';

/** Characters that more than fill a desktop window. */
const lettersFirst = 2500;
/** A shorter rest isn't worth deferring. */
const lettersOfRest = 1000;

/** Characters added for each line break, because lines of code, list items, and table rows rarely fill the width. */
const lettersPerBreak = 40;

/** Space that a node takes, in characters. A Chinese character is as wide as two others. */
function lettersIn(node: Node): number {
  const text = textOf(node);
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return text.length + count(/\p{Script=Han}/gu) + lettersPerBreak * count(/\n/g);
}

/** Index of the first block below the fold; -1 if there is none. */
function firstBelow(blocks: readonly Node[]): number {
  let letters = 0;
  return blocks.findIndex((block) => {
    const isBelow = letters >= lettersFirst;
    letters += lettersIn(block);
    return isBelow;
  });
}

/** Rehype plugin: wraps what is below the fold in `RestOfPage`, which renders it after the visible part. */
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

import {surplus} from '../../../build/surplus';
import {unitsOf, type Part, type Section} from './comparePages';
import {isChanged} from './isChanged';

/** The sentences, lines, or row of a part, before or after the change. */
function unitsIn({kind, cells}: Part, gone: -1 | 1): string[] {
  const texts = cells.map((pieces) => pieces.map(([change, text]) => (change === gone ? '' : text)).join(''));
  const units = kind === 'row' ? [texts.join('\n')] : unitsOf({kind, text: texts.join('')});
  return units.map((unit) => unit.trim()).filter(Boolean);
}

/** Counts changed sections, sentences, lines of code, and table rows. Reworded units count as added and removed. */
export function countChanges(sections: readonly Section[]) {
  const parts = sections.flatMap((section) => section.parts);
  const count = (kind: Part['kind']) => {
    const [before, after] = ([1, -1] as const).map((gone) =>
      parts.filter((part) => part.kind === kind).flatMap((part) => unitsIn(part, gone)),
    ) as [string[], string[]];
    return {added: surplus(after, before).length, removed: surplus(before, after).length};
  };
  return {
    sections: sections.filter(isChanged).length,
    text: count('text'),
    code: count('code'),
    row: count('row'),
  };
}

import {surplus} from '../../../build/surplus';
import {unitsOf, type Part, type Section} from './comparePages';
import {isChanged} from './isChanged';

/** Numbers of added and removed units of one kind. Reworded ones count as both. */
interface Count {
  readonly added: number;
  readonly removed: number;
}

/** Numbers of changed sections, sentences, lines of code, and table rows. */
export interface ChangeCounts extends Record<'text' | 'code' | 'row', Count> {
  readonly sections: number;
}

/** The sentences, lines, or row of a part, before or after the change. */
function unitsIn({kind, cells}: Part, gone: -1 | 1): string[] {
  const texts = cells.map((pieces) => pieces.map(([change, text]) => (change === gone ? '' : text)).join(''));
  const units = kind === 'row' ? [texts.join('\n')] : unitsOf({kind, text: texts.join('')});
  return units.map((unit) => unit.trim()).filter(Boolean);
}

/** Counts the changes on a page. */
export function countChanges(sections: readonly Section[]): ChangeCounts {
  const parts = sections.flatMap((section) => section.parts);
  const count = (kind: Part['kind']): Count => {
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

import {hint} from '../../build/nearest';
import {Fault} from './model';
import type {Arrow, Box, Place} from './model';

/** An arrow, with the places of its ends in the file. */
export interface PlacedArrow extends Place {
  readonly arrow: Arrow;
  readonly toColumn: number;
}

/**
 * Finds arrows that can't be drawn. They are checked last, because an arrow may come before its boxes.
 *
 * @param known ids of all boxes and groups.
 */
export function checkArrows(
  arrows: readonly PlacedArrow[],
  boxes: readonly Box[],
  known: readonly string[],
): Fault[] {
  const groupOf = new Map(boxes.map((box) => [box.id, box.group]));
  return arrows.flatMap(({arrow: {from, to}, line, column, toColumn}) => {
    const fault = (at: number, message: string) => new Fault({line, column: at}, message);
    const ends = [
      {name: from, at: column},
      {name: to, at: toColumn},
    ];
    const unknown = ends.filter(({name}) => !known.includes(name));
    if (unknown.length > 0) {
      return unknown.map(({name, at}) =>
        fault(at, `No box or group has the id "${name}". ${hint(name, known)}`),
      );
    }
    if (from === to) {
      return [fault(toColumn, `The arrow goes from "${from}" to itself: connect two different boxes.`)];
    }
    return groupOf.get(from) === to || groupOf.get(to) === from
      ? [fault(column, 'The arrow connects a group to a box inside it: connect it to a box outside.')]
      : [];
  });
}

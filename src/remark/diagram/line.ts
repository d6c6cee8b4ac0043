import {hint, quoted} from '../../build/nearest';
import type {PlacedArrow} from './checkArrows';
import {Fault} from './model';
import type {Arrow, Lines, Place} from './model';

const id = String.raw`[a-z][a-z0-9]*(?:-[a-z0-9]+)*`;
/** Patterns of the kinds of lines. */
export const shapes = {
  direction: /^direction(?:\s+(?<value>\S.*))?$/,
  group: new RegExp(String.raw`^group\s+(?<name>${id})\s*:(?<label>[^{}]*)\{$`, 'i'),
  arrow: new RegExp(
    String.raw`^(?<from>${id})\s*(?<sign><?[-=~]+>?|[→←↔])\s*(?<to>${id})\s*(?::(?<label>.*))?$`,
    'i',
  ),
  box: new RegExp(String.raw`^(?:(?<kind>[a-z]+)\s+)?(?<name>${id})\s*:(?<label>.*)$`, 'i'),
};
const arrowSigns: Readonly<Record<string, Pick<Arrow, 'dashed' | 'bothWays'>>> = {
  '->': {dashed: false, bothWays: false},
  '-->': {dashed: true, bothWays: false},
  '<->': {dashed: false, bothWays: true},
};

/** A value that must be one of several names. @throws {Fault} with the nearest name */
export function oneOf<Name extends string>(
  names: readonly Name[],
  what: string,
  value: string,
  place: Place,
): Name {
  const found = names.find((name) => name === value);
  if (found === undefined) {
    throw new Fault(place, `The ${what} "${value}" is unknown. ${hint(value, names)}`);
  }
  return found;
}

/** The lines of a label. @throws {Fault} if it is empty or has an empty line */
export function linesOf(text: string, owner: string, place: Place): Lines {
  if (text.trim() === '') {
    throw new Fault(place, `The label of ${owner} is missing: write it after the colon.`);
  }
  const lines = text.split(String.raw`\n`).map((line) => line.trim());
  if (lines.includes('')) {
    throw new Fault(
      place,
      String.raw`The label of ${owner} has an empty line: "\n" must be between two lines of text.`,
    );
  }
  return lines;
}

/** The arrow on a line that matches its pattern. @throws {Fault} if its sign is unknown */
export function arrowOf(parts: Partial<Record<string, string>>, text: string, place: Place): PlacedArrow {
  const {from = '', sign = '', to = '', label} = parts;
  const signAt = text.indexOf(sign, from.length);
  const style = arrowSigns[sign];
  if (style === undefined) {
    throw new Fault(
      {line: place.line, column: place.column + signAt},
      `The arrow "${sign}" is unknown: write one of ${quoted(Object.keys(arrowSigns))}.`,
    );
  }
  return {
    arrow: {
      from,
      to,
      ...style,
      label: label === undefined ? [] : linesOf(label, `the arrow from "${from}" to "${to}"`, place),
    },
    ...place,
    toColumn: place.column + text.indexOf(to, signAt + sign.length),
  };
}

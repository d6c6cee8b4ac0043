import {hint, quoted} from '../../build/nearest';
import {directions, Fault, kinds} from './model';
import type {Arrow, Direction, Kind, Lines, Place} from './model';

/** A line of a diagram. */
export type Statement = Place &
  (
    | {readonly is: 'direction'; readonly direction: Direction}
    | {readonly is: 'group'; readonly id: string; readonly label: Lines}
    | {readonly is: 'groupEnd'}
    | {readonly is: 'box'; readonly id: string; readonly kind: Kind; readonly label: Lines}
    | {readonly is: 'arrow'; readonly arrow: Arrow; readonly toColumn: number}
  );

const id = String.raw`[a-z][a-z0-9]*(?:-[a-z0-9]+)*`;
const shapes = {
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
const forms = [
  'direction right',
  'id: Label',
  'kind id: Label',
  'group id: Label {',
  '}',
  'from -> to: label',
];

/**
 * Parses a line of a diagram.
 *
 * @param text the trimmed line; neither empty nor a comment
 * @param place where the text starts
 * @throws {Fault} if the line isn't a statement
 */
export function readStatement(text: string, place: Place): Statement {
  const direction = shapes.direction.exec(text);
  const group = shapes.group.exec(text);
  const arrow = shapes.arrow.exec(text);
  const box = shapes.box.exec(text);
  if (text === '}') {
    return {is: 'groupEnd', ...place};
  }
  if (direction) {
    const value = direction.groups?.value ?? '';
    return {is: 'direction', direction: oneOf(directions, 'direction', value, place), ...place};
  }
  if (group?.groups) {
    const {name = '', label = ''} = group.groups;
    return {is: 'group', id: name, label: linesOf(label, `the group "${name}"`, place), ...place};
  }
  if (/^group\s/.test(text)) {
    throw new Fault(
      place,
      'A group starts with "group id: Label {", has one box per line, and ends with "}" on its own line.',
    );
  }
  if (box?.groups) {
    const {kind = 'box', name = '', label = ''} = box.groups;
    return {
      is: 'box',
      id: name,
      kind: oneOf(kinds, 'kind', kind, place),
      label: linesOf(label, `"${name}"`, place),
      ...place,
    };
  }
  if (arrow?.groups) {
    return arrowOf(arrow.groups, text, place);
  }
  throw new Fault(place, `"${text}" is not a statement. Allowed statements: ${quoted(forms)}.`);
}

/** The id that an invalid line declares, so that arrows to it aren't reported, too. */
export function idMeant(text: string): string | undefined {
  return shapes.box.exec(text)?.groups?.name;
}

function oneOf<Name extends string>(names: readonly Name[], what: string, value: string, place: Place): Name {
  const found = names.find((name) => name === value);
  if (found === undefined) {
    throw new Fault(place, `The ${what} "${value}" is unknown. ${hint(value, names)}`);
  }
  return found;
}

function linesOf(text: string, owner: string, place: Place): Lines {
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

function arrowOf(parts: Partial<Record<string, string>>, text: string, place: Place): Statement {
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
    is: 'arrow',
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

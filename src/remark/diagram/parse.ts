import {hint, quoted} from '../../build/nearest';
import {directions, kinds} from './model';
import type {Arrow, Box, Diagram, Direction, Fault, Group, Lines} from './model';

const forms = [
  'direction right',
  'id: Label',
  'kind id: Label',
  'group id: Label {',
  '}',
  'from -> to: label',
];

const id = String.raw`[a-z][a-z0-9]*(?:-[a-z0-9]+)*`;
const shapes = [
  /^direction\s+(?<direction>\S+)$/,
  new RegExp(String.raw`^group\s+(?<group>${id})\s*:\s*(?<label>[^{}\s][^{}]*)\{$`, 'i'),
  new RegExp(String.raw`^(?:(?<kind>[a-z]+)\s+)?(?<box>${id})\s*:\s*(?<label>\S.*)$`, 'i'),
  new RegExp(String.raw`^(?<from>${id})\s*(?<sign>-?->|<->)\s*(?<to>${id})(?:\s*:\s*(?<label>\S.*))?$`, 'i'),
];

/**
 * Parses a diagram.
 *
 * @param text statements, one per line
 * @param firstLine line of the first statement in its file
 * @returns the diagram, which is incomplete if there are errors, and all errors
 */
export function parseDiagram(text: string, firstLine = 1): {diagram: Diagram; faults: Fault[]} {
  const faults: Fault[] = [];
  const boxes: Box[] = [];
  const groups: Group[] = [];
  const arrows: Arrow[] = [];
  const ends: {readonly name: string; readonly other: string; readonly line: number}[] = [];
  const declared = new Map<string, number>();
  let direction: Direction = 'right';
  let open: {readonly id: string; readonly line: number} | undefined;
  let line = firstLine;
  const report = (message: string, at = line) => void faults.push({line: at, message});

  function oneOf<Name extends string>(names: readonly [Name, ...Name[]], what: string, value: string): Name {
    const found = names.find((name) => name === value);
    if (found === undefined) {
      report(`The ${what} "${value}" is unknown. ${hint(value, names)}`);
    }
    return found ?? names[0];
  }

  function linesOf(label = ''): Lines {
    return label.split(String.raw`\n`).map((part) => part.trim());
  }

  function declare(name: string): void {
    const first = declared.get(name);
    if (first !== undefined) {
      report(`The id "${name}" is already used on line ${first}: give each box and group its own.`);
    }
    declared.set(name, first ?? line);
  }

  function read(statement: string): void {
    const match = shapes.map((shape) => shape.exec(statement)).find(Boolean);
    const {direction: value, group, kind = 'box', box, from = '', sign, to = '', label} = match?.groups ?? {};
    if (statement === '}') {
      if (!open) {
        report('This "}" doesn\'t close a group: remove it, or open one with "group id: Label {".');
      } else if (boxes.at(-1)?.group !== open.id && faults.length === 0) {
        report(`The group "${open.id}" is empty: add at least one box.`, open.line);
      }
      open = undefined;
    } else if (group !== undefined) {
      if (open) {
        report(`Groups can't be nested: close the group "${open.id}" from line ${open.line} with "}" first.`);
      }
      declare(group);
      groups.push({id: group, label: linesOf(label)});
      open = {id: group, line};
    } else if (box !== undefined) {
      declare(box);
      boxes.push({
        id: box,
        kind: oneOf(kinds, 'kind', kind),
        label: linesOf(label),
        ...(open ? {group: open.id} : {}),
      });
    } else if (sign !== undefined) {
      const lines = label === undefined ? [] : linesOf(label);
      arrows.push({from, to, label: lines, dashed: sign === '-->', bothWays: sign === '<->'});
      if (from === to) {
        report(`The arrow goes from "${from}" to itself: connect two different boxes.`);
      }
      ends.push({name: from, other: to, line}, {name: to, other: from, line});
    } else if (value !== undefined) {
      direction = oneOf(directions, 'direction', value);
    } else {
      report(`"${statement}" is not a statement. Allowed statements: ${quoted(forms)}.`);
    }
  }

  for (const statement of text.split('\n').map((part) => part.trim())) {
    if (statement !== '' && !statement.startsWith('#')) {
      read(statement);
    }
    line += 1;
  }
  if (open) {
    report(`The group "${open.id}" is not closed: end it with a line that contains only "}".`, open.line);
  }
  if (boxes.length === 0 && faults.length === 0) {
    report('The diagram has no boxes: add at least one as "id: Label".', firstLine);
  }
  // Arrows may come before their boxes.
  for (const {name, other, line: at} of ends) {
    if (!declared.has(name)) {
      report(`No box or group has the id "${name}". ${hint(name, [...declared.keys()])}`, at);
    } else if (boxes.some(({id: box, group}) => box === name && group === other)) {
      report('The arrow connects a group to a box inside it: connect it to a box outside.', at);
    }
  }
  return {diagram: {direction, boxes, groups, arrows}, faults: faults.sort((a, b) => a.line - b.line)};
}

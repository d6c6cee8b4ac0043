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
  const ends: {readonly name: string; readonly line: number}[] = [];
  const declared = new Set<string>();
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
    if (declared.has(name)) {
      report(`The id "${name}" is already used: give each box and group its own.`);
    }
    declared.add(name);
  }

  function read(statement: string): void {
    const match = shapes.map((shape) => shape.exec(statement)).find(Boolean);
    const {direction: value, group, kind = 'box', box, from = '', sign, to = '', label} = match?.groups ?? {};
    if (statement === '}') {
      if (!open) {
        report('This "}" doesn\'t close a group: remove it, or open one with "group id: Label {".');
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
      ends.push({name: from, line}, {name: to, line});
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
  // Arrows may come before their boxes.
  for (const {name, line: at} of ends.filter((end) => !declared.has(end.name))) {
    report(`No box or group has the id "${name}". ${hint(name, [...declared])}`, at);
  }
  return {diagram: {direction, boxes, groups, arrows}, faults: faults.sort((a, b) => a.line - b.line)};
}

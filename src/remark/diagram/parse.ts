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
  /^direction(?:\s+(?<direction>\S.*))?$/,
  new RegExp(String.raw`^group\s+(?<group>${id})\s*:(?<label>[^{}]*)\{$`, 'i'),
  /^(?<unclear>group)\s/,
  new RegExp(String.raw`^(?:(?<kind>[a-z]+)\s+)?(?<box>${id})\s*:(?<label>.*)$`, 'i'),
  new RegExp(
    String.raw`^(?<from>${id})\s*(?<sign><?[-=~]+>?|[→←↔])\s*(?<to>${id})\s*(?::(?<label>.*))?$`,
    'i',
  ),
];
const arrowSigns: Readonly<Record<string, Pick<Arrow, 'dashed' | 'bothWays'>>> = {
  '->': {dashed: false, bothWays: false},
  '-->': {dashed: true, bothWays: false},
  '<->': {dashed: false, bothWays: true},
};

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
  const arrowLines: number[] = [];
  const declared = new Map<string, number>();
  let direction: Direction | undefined;
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

  function linesOf(label: string, owner: string): Lines {
    const lines = label.split(String.raw`\n`).map((part) => part.trim());
    if (label.trim() === '') {
      report(`The label of ${owner} is missing: write it after the colon.`);
    } else if (lines.includes('')) {
      report(String.raw`The label of ${owner} has an empty line: "\n" must be between two lines of text.`);
    }
    return lines;
  }

  function declare(name: string): void {
    const first = declared.get(name);
    if (first === undefined) {
      declared.set(name, line);
    } else {
      report(`The id "${name}" is already used on line ${first}: give each box and group its own.`);
    }
  }

  function openGroup(name: string, label: string): void {
    if (open) {
      report(
        `The group "${name}" is inside the group "${open.id}" from line ${open.line}, but groups can't be nested. Close the first one with "}".`,
      );
    }
    declare(name);
    groups.push({id: name, label: linesOf(label, `the group "${name}"`)});
    open = {id: name, line};
  }

  function closeGroup(): void {
    if (!open) {
      report('This "}" doesn\'t close a group: remove it, or open one with "group id: Label {".');
    } else if (boxes.at(-1)?.group !== open.id && faults.length === 0) {
      report(`The group "${open.id}" is empty: add at least one box.`, open.line);
    }
    open = undefined;
  }

  function addArrow(from: string, sign: string, to: string, label: string | undefined): void {
    const style = arrowSigns[sign];
    if (!style) {
      report(`The arrow "${sign}" is unknown: write one of ${quoted(Object.keys(arrowSigns))}.`);
      return;
    }
    const lines = label === undefined ? [] : linesOf(label, `the arrow from "${from}" to "${to}"`);
    arrows.push({from, to, label: lines, ...style});
    arrowLines.push(line);
  }

  function read(statement: string): void {
    const match = shapes.map((shape) => shape.exec(statement)).find(Boolean);
    const {
      direction: value = '',
      group,
      unclear,
      kind = 'box',
      box,
      from,
      sign = '',
      to = '',
      label,
    } = match?.groups ?? {};
    if (statement === '}') {
      closeGroup();
    } else if (group !== undefined) {
      openGroup(group, label ?? '');
    } else if (unclear !== undefined) {
      report(
        'A group starts with "group id: Label {", has one box per line, and ends with "}" on its own line.',
      );
    } else if (box !== undefined) {
      declare(box);
      boxes.push({
        id: box,
        kind: oneOf(kinds, 'kind', kind),
        label: linesOf(label ?? '', `"${box}"`),
        ...(open ? {group: open.id} : {}),
      });
    } else if (from !== undefined) {
      addArrow(from, sign, to, label);
    } else if (match) {
      if (direction !== undefined) {
        report('The direction is set twice: remove one of the lines.');
      }
      direction = oneOf(directions, 'direction', value);
    } else {
      report(`"${statement}" is not a statement. Allowed statements: ${quoted(forms)}.`);
    }
  }

  /** Reports an arrow that can't be drawn. Arrows may come before their boxes. */
  function checkEnds({from, to}: Arrow, at: number): void {
    const groupOf = (name: string) => boxes.find((box) => box.id === name)?.group;
    const unknown = [from, to].filter((name) => !declared.has(name));
    for (const name of unknown) {
      report(`No box or group has the id "${name}". ${hint(name, [...declared.keys()])}`, at);
    }
    if (unknown.length === 0 && from === to) {
      report(`The arrow goes from "${from}" to itself: connect two different boxes.`, at);
    } else if (unknown.length === 0 && (groupOf(from) === to || groupOf(to) === from)) {
      report('The arrow connects a group to a box inside it: connect it to a box outside.', at);
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
  arrows.forEach((arrow, index) => {
    checkEnds(arrow, arrowLines[index] ?? firstLine);
  });
  return {
    diagram: {direction: direction ?? 'right', boxes, groups, arrows},
    faults: faults.sort((a, b) => a.line - b.line),
  };
}

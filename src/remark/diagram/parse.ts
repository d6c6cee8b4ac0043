import {hint, quoted} from '../../build/nearest';
import {directions, Fault, kinds} from './model';
import type {Arrow, Box, Diagram, Direction, Group, Lines} from './model';

const forms = [
  'direction right',
  'id: Label',
  'kind id: Label',
  'group id: Label {',
  '}',
  'from -> to: label',
];

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

/** A value that must be one of several names. @throws {Fault} with the nearest name */
function oneOf<Name extends string>(names: readonly Name[], what: string, value: string, line: number): Name {
  const found = names.find((name) => name === value);
  if (found === undefined) {
    throw new Fault(line, `The ${what} "${value}" is unknown. ${hint(value, names)}`);
  }
  return found;
}

/** The lines of a label. @throws {Fault} if it is empty or has an empty line */
function linesOf(text: string, owner: string, line: number): Lines {
  if (text.trim() === '') {
    throw new Fault(line, `The label of ${owner} is missing: write it after the colon.`);
  }
  const lines = text.split(String.raw`\n`).map((part) => part.trim());
  if (lines.includes('')) {
    throw new Fault(
      line,
      String.raw`The label of ${owner} has an empty line: "\n" must be between two lines of text.`,
    );
  }
  return lines;
}

/** Collects the parts of a diagram, and skips invalid lines to find all errors. */
class Gatherer {
  readonly faults: Fault[] = [];
  readonly boxes: Box[] = [];
  readonly groups: Group[] = [];
  readonly arrows: {readonly arrow: Arrow; readonly line: number}[] = [];
  direction: Direction | undefined;
  /** Lines of ids. */
  private readonly declared = new Map<string, number>();
  private open: {readonly id: string; readonly line: number; readonly boxes: number} | undefined;

  /** Reads a statement without outer spaces. */
  read(text: string, line: number): void {
    try {
      this.add(text, line);
    } catch (error) {
      if (!(error instanceof Fault)) {
        throw error;
      }
      this.faults.push(error);
      // The id that the line declares, so that arrows to it aren't reported, too.
      const name = shapes.box.exec(text)?.groups?.name;
      if (name !== undefined && !this.declared.has(name)) {
        this.declared.set(name, line);
      }
    }
  }

  private add(text: string, line: number): void {
    const [direction, group, box, arrow] = [shapes.direction, shapes.group, shapes.box, shapes.arrow].map(
      (shape) => shape.exec(text)?.groups,
    );
    if (text === '}') {
      this.closeGroup(line);
    } else if (direction) {
      const isSet = this.direction !== undefined;
      this.direction = oneOf(directions, 'direction', direction.value ?? '', line);
      if (isSet) {
        throw new Fault(line, 'The direction is set twice: remove one of the lines.');
      }
    } else if (group) {
      const {name = '', label = ''} = group;
      this.openGroup({id: name, label: linesOf(label, `the group "${name}"`, line)}, line);
    } else if (/^group\s/.test(text)) {
      throw new Fault(
        line,
        'A group starts with "group id: Label {", has one box per line, and ends with "}" on its own line.',
      );
    } else if (box) {
      const {kind: given = 'box', name = ''} = box;
      const kind = oneOf(kinds, 'kind', given, line);
      const label = linesOf(box.label ?? '', `"${name}"`, line);
      this.declare(name, line);
      this.boxes.push({id: name, kind, label, ...(this.open ? {group: this.open.id} : {})});
    } else if (arrow) {
      const {from = '', sign = '', to = '', label} = arrow;
      const style = arrowSigns[sign];
      if (style === undefined) {
        throw new Fault(
          line,
          `The arrow "${sign}" is unknown: write one of ${quoted(Object.keys(arrowSigns))}.`,
        );
      }
      const owner = `the arrow from "${from}" to "${to}"`;
      const lines = label === undefined ? [] : linesOf(label, owner, line);
      this.arrows.push({arrow: {from, to, label: lines, ...style}, line});
    } else {
      throw new Fault(line, `"${text}" is not a statement. Allowed statements: ${quoted(forms)}.`);
    }
  }

  private openGroup(group: Group, line: number): void {
    const outer = this.open;
    this.open = {id: group.id, line, boxes: this.boxes.length};
    if (outer) {
      throw new Fault(
        line,
        `The group "${group.id}" is inside the group "${outer.id}" from line ${outer.line}, but groups can't be nested. Close the first one with "}".`,
      );
    }
    this.declare(group.id, line);
    this.groups.push(group);
  }

  private closeGroup(line: number): void {
    const group = this.open;
    this.open = undefined;
    if (!group) {
      throw new Fault(
        line,
        'This "}" doesn\'t close a group: remove it, or open one with "group id: Label {".',
      );
    }
    if (group.boxes === this.boxes.length && this.faults.length === 0) {
      throw new Fault(group.line, `The group "${group.id}" is empty: add at least one box.`);
    }
  }

  private declare(name: string, line: number): void {
    const first = this.declared.get(name);
    if (first !== undefined) {
      throw new Fault(
        line,
        `The id "${name}" is already used on line ${first}: give each box and group its own.`,
      );
    }
    this.declared.set(name, line);
  }

  /** Finds what is missing at the end, and arrows that can't be drawn: they may come before their boxes. */
  end(firstLine: number): void {
    const report = (line: number, message: string) => this.faults.push(new Fault(line, message));
    if (this.open) {
      report(
        this.open.line,
        `The group "${this.open.id}" is not closed: end it with a line that contains only "}".`,
      );
    }
    if (this.boxes.length === 0 && this.faults.length === 0) {
      report(firstLine, 'The diagram has no boxes: add at least one as "id: Label".');
    }
    const known = [...this.declared.keys()];
    const groupOf = new Map(this.boxes.map((box) => [box.id, box.group]));
    for (const {arrow, line} of this.arrows) {
      const {from, to} = arrow;
      const unknown = [from, to].filter((name) => !known.includes(name));
      for (const name of unknown) {
        report(line, `No box or group has the id "${name}". ${hint(name, known)}`);
      }
      if (unknown.length === 0 && from === to) {
        report(line, `The arrow goes from "${from}" to itself: connect two different boxes.`);
      } else if (unknown.length === 0 && (groupOf.get(from) === to || groupOf.get(to) === from)) {
        report(line, 'The arrow connects a group to a box inside it: connect it to a box outside.');
      }
    }
  }
}

/**
 * Parses a diagram.
 *
 * @param text statements, one per line
 * @param firstLine line of the first statement in its file
 * @returns the valid part of the diagram, and all errors
 */
export function parseDiagram(text: string, firstLine = 1): {diagram: Diagram; faults: readonly Fault[]} {
  const gatherer = new Gatherer();
  for (const [index, line] of text.split('\n').entries()) {
    const statement = line.trim();
    if (statement !== '' && !statement.startsWith('#')) {
      gatherer.read(statement, firstLine + index);
    }
  }
  gatherer.end(firstLine);
  const {direction = 'right', boxes, groups, arrows, faults} = gatherer;
  return {
    diagram: {direction, boxes, groups, arrows: arrows.map(({arrow}) => arrow)},
    faults: faults.sort((a, b) => a.line - b.line),
  };
}

import {quoted} from '../../build/nearest';
import {checkArrows, type PlacedArrow} from './checkArrows';
import {arrowOf, linesOf, oneOf, shapes} from './line';
import {directions, Fault, kinds} from './model';
import type {Box, Diagram, Direction, Group, Place} from './model';

const forms = [
  'direction right',
  'id: Label',
  'kind id: Label',
  'group id: Label {',
  '}',
  'from -> to: label',
];

/** Collects the parts of a diagram, and skips invalid lines to find all errors. */
class Gatherer {
  readonly faults: Fault[] = [];
  readonly boxes: Box[] = [];
  readonly groups: Group[] = [];
  readonly arrows: PlacedArrow[] = [];
  readonly declared = new Map<string, Place>();
  direction: Direction | undefined;
  private open: (Place & {id: string; boxes: number}) | undefined;

  /**
   * Reads a line.
   *
   * @param text the trimmed line; neither empty nor a comment
   * @param place where the text starts
   */
  read(text: string, place: Place): void {
    try {
      this.add(text, place);
    } catch (error) {
      if (!(error instanceof Fault)) {
        throw error;
      }
      this.faults.push(error);
      // The id that the line declares, so that arrows to it aren't reported, too.
      const id = shapes.box.exec(text)?.groups?.name;
      if (id !== undefined && !this.declared.has(id)) {
        this.declared.set(id, place);
      }
    }
  }

  private add(text: string, place: Place): void {
    const [direction, group, box, arrow] = [shapes.direction, shapes.group, shapes.box, shapes.arrow].map(
      (shape) => shape.exec(text)?.groups,
    );
    if (text === '}') {
      this.closeGroup(place);
    } else if (direction) {
      this.setDirection(oneOf(directions, 'direction', direction.value ?? '', place), place);
    } else if (group) {
      const {name = '', label = ''} = group;
      this.openGroup({id: name, label: linesOf(label, `the group "${name}"`, place)}, place);
    } else if (/^group\s/.test(text)) {
      throw new Fault(
        place,
        'A group starts with "group id: Label {", has one box per line, and ends with "}" on its own line.',
      );
    } else if (box) {
      const {kind: given = 'box', name: id = ''} = box;
      const kind = oneOf(kinds, 'kind', given, place);
      const label = linesOf(box.label ?? '', `"${id}"`, place);
      if (this.declare(id, place)) {
        this.boxes.push({id, kind, label, ...(this.open ? {group: this.open.id} : {})});
      }
    } else if (arrow) {
      this.arrows.push(arrowOf(arrow, text, place));
    } else {
      throw new Fault(place, `"${text}" is not a statement. Allowed statements: ${quoted(forms)}.`);
    }
  }

  end(start: Place): void {
    if (this.open) {
      this.fault(
        this.open,
        `The group "${this.open.id}" is not closed: end it with a line that contains only "}".`,
      );
    }
    if (this.boxes.length === 0 && this.faults.length === 0) {
      this.fault(start, 'The diagram has no boxes: add at least one as "id: Label".');
    }
  }

  private fault(place: Place, message: string): void {
    this.faults.push(new Fault(place, message));
  }

  private setDirection(direction: Direction, place: Place): void {
    if (this.direction) {
      this.fault(place, 'The direction is set twice: remove one of the lines.');
    }
    this.direction = direction;
  }

  private openGroup(group: Group, place: Place): void {
    const {id} = group;
    if (this.open) {
      this.fault(
        place,
        `The group "${id}" is inside the group "${this.open.id}" from line ${this.open.line}, but groups can't be nested. Close the first one with "}".`,
      );
    } else if (this.declare(id, place)) {
      this.groups.push(group);
    }
    this.open = {id, ...place, boxes: this.boxes.length};
  }

  private closeGroup(place: Place): void {
    if (!this.open) {
      this.fault(place, 'This "}" doesn\'t close a group: remove it, or open one with "group id: Label {".');
    } else if (this.open.boxes === this.boxes.length && this.faults.length === 0) {
      this.fault(this.open, `The group "${this.open.id}" is empty: add at least one box.`);
    }
    this.open = undefined;
  }

  private declare(id: string, place: Place): boolean {
    const first = this.declared.get(id);
    if (first) {
      this.fault(
        place,
        `The id "${id}" is already used on line ${first.line}: give each box and group its own.`,
      );
      return false;
    }
    this.declared.set(id, place);
    return true;
  }
}

/**
 * Parses a diagram.
 *
 * @param text statements, one per line
 * @param start place of the text's first character in its file
 * @returns the valid part of the diagram, and all errors
 */
export function parseDiagram(text: string, start: Place): {diagram: Diagram; faults: readonly Fault[]} {
  const gatherer = new Gatherer();
  for (const [index, line] of text.split('\n').entries()) {
    const statement = line.trim();
    if (statement !== '' && !statement.startsWith('#')) {
      const indent = line.length - line.trimStart().length;
      gatherer.read(statement, {line: start.line + index, column: start.column + indent});
    }
  }
  gatherer.end(start);
  const {direction = 'right', boxes, groups, arrows, declared} = gatherer;
  const faults = [...gatherer.faults, ...checkArrows(arrows, boxes, [...declared.keys()])];
  return {
    diagram: {direction, boxes, groups, arrows: arrows.map(({arrow}) => arrow)},
    faults: faults.sort((a, b) => a.line - b.line || a.column - b.column),
  };
}

import {checkArrows} from './checkArrows';
import {Fault} from './model';
import type {Box, Diagram, Direction, Group, Place} from './model';
import {idMeant, readStatement, type Statement} from './statement';

type ArrowStatement = Extract<Statement, {is: 'arrow'}>;

/** Collects the statements of a diagram, and skips invalid ones to find all errors. */
class Gatherer {
  readonly faults: Fault[] = [];
  readonly boxes: Box[] = [];
  readonly groups: Group[] = [];
  readonly arrows: ArrowStatement[] = [];
  readonly declared = new Map<string, Place>();
  direction: Direction | undefined;
  private open: (Place & {id: string; boxes: number}) | undefined;

  read(text: string, place: Place): void {
    try {
      this.add(readStatement(text, place));
    } catch (error) {
      if (!(error instanceof Fault)) {
        throw error;
      }
      this.faults.push(error);
      const id = idMeant(text);
      if (id !== undefined && !this.declared.has(id)) {
        this.declared.set(id, place);
      }
    }
  }

  private add(statement: Statement): void {
    switch (statement.is) {
      case 'direction':
        if (this.direction) {
          this.fault(statement, 'The direction is set twice: remove one of the lines.');
        }
        this.direction = statement.direction;
        return;
      case 'group':
        this.openGroup(statement);
        return;
      case 'groupEnd':
        this.closeGroup(statement);
        return;
      case 'box':
        if (this.declare(statement)) {
          const {id, kind, label} = statement;
          this.boxes.push({id, kind, label, ...(this.open ? {group: this.open.id} : {})});
        }
        return;
      case 'arrow':
        this.arrows.push(statement);
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

  fault(place: Place, message: string): void {
    this.faults.push(new Fault(place, message));
  }

  private openGroup(statement: Extract<Statement, {is: 'group'}>): void {
    const {id, label, line, column} = statement;
    if (this.open) {
      this.fault(
        statement,
        `The group "${id}" is inside the group "${this.open.id}" from line ${this.open.line}, but groups can't be nested. Close the first one with "}".`,
      );
    } else if (this.declare(statement)) {
      this.groups.push({id, label});
    }
    this.open = {id, line, column, boxes: this.boxes.length};
  }

  private closeGroup(place: Place): void {
    if (!this.open) {
      this.fault(place, 'This "}" doesn\'t close a group: remove it, or open one with "group id: Label {".');
    } else if (this.open.boxes === this.boxes.length && this.faults.length === 0) {
      this.fault(this.open, `The group "${this.open.id}" is empty: add at least one box.`);
    }
    this.open = undefined;
  }

  private declare(statement: Place & {readonly id: string}): boolean {
    const first = this.declared.get(statement.id);
    if (first) {
      this.fault(
        statement,
        `The id "${statement.id}" is already used on line ${first.line}: give each box and group its own.`,
      );
      return false;
    }
    this.declared.set(statement.id, statement);
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

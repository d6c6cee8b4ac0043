/** Kinds of boxes. Each has its own outline. */
export const kinds = ['box', 'store', 'actor', 'external', 'focus'] as const;
export type Kind = (typeof kinds)[number];

export const directions = ['right', 'down'] as const;
export type Direction = (typeof directions)[number];

/** The lines of a label. */
export type Lines = readonly string[];

export interface Box {
  readonly id: string;
  readonly kind: Kind;
  readonly label: Lines;
  /** Id of the group that contains the box, if any. */
  readonly group?: string;
}

export interface Group {
  readonly id: string;
  readonly label: Lines;
}

/** An arrow between two boxes, or between a box and a group. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly label: Lines;
  readonly dashed: boolean;
  readonly bothWays: boolean;
}

/** A parsed diagram, before layout. */
export interface Diagram {
  readonly direction: Direction;
  readonly boxes: readonly Box[];
  readonly groups: readonly Group[];
  readonly arrows: readonly Arrow[];
}

/** A place in the page's file. Both start at 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** An error in the text of a diagram. */
export class Fault extends Error implements Place {
  readonly line: number;
  readonly column: number;

  constructor({line, column}: Place, message: string) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

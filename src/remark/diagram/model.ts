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

/** An error in a diagram, with its line in the page's file. */
export interface Fault {
  readonly line: number;
  readonly message: string;
}

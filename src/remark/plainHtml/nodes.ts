/** The parts of a page's tree that are read and written here: HTML, and elements as MDX writes them. */
export interface Node {
  readonly type: string;
  readonly tagName?: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly attributes?: readonly Attribute[];
  readonly data?: {readonly _mdxExplicitJsx: true};
  children?: Node[];
}

export interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

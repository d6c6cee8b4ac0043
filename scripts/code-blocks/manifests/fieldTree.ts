/** A field, as described by any kind of reference data. */
export interface KnownField {
  readonly type: string;
  readonly required?: boolean;
  readonly allowed?: readonly string[];
}

/** A field or file, with the fields below it. */
export interface FieldTree {
  type?: string;
  required?: boolean;
  allowed?: readonly string[];
  readonly children: Map<string, FieldTree>;
  /** Tree for all other names, such as `<patcher>`. */
  others?: FieldTree;
  /** Tree for the entries of a list. */
  item?: FieldTree;
}

/** A tree without fields. */
export function emptyTree(type?: string): FieldTree {
  return {type, children: new Map()};
}

/** Segments of a path: `spec.rules[].name` becomes `spec`, `rules`, `[]`, `name`. */
export function segmentsOf(path: string): string[] {
  return path.split('.').flatMap((name) => (name.endsWith('[]') ? [name.slice(0, -2), '[]'] : [name]));
}

function step(tree: FieldTree, segment: string): FieldTree {
  if (segment === '[]') {
    return (tree.item ??= emptyTree());
  }
  if (/^<.*>$/.test(segment)) {
    return (tree.others ??= emptyTree());
  }
  const child = tree.children.get(segment) ?? emptyTree();
  tree.children.set(segment, child);
  return child;
}

/** Adds a field and its parents to a tree. */
export function insertField(
  tree: FieldTree,
  segments: readonly string[],
  {type, required, allowed}: KnownField,
): void {
  const place = segments.reduce(step, tree);
  place.type = type;
  place.required = required;
  place.allowed = allowed;
}

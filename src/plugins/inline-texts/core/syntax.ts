import type {AnyNode, Expression, ImportDeclaration, ObjectExpression, Property} from 'acorn';

/** Calls back for a node and all in it, outer nodes first. */
export function walk(node: AnyNode, visit: (node: AnyNode) => void): void {
  visit(node);
  for (const value of Object.values(node) as unknown[]) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (typeof (child as Partial<AnyNode> | null)?.type === 'string') {
        walk(child as AnyNode, visit);
      }
    }
  }
}

type Specifier = ImportDeclaration['specifiers'][number];

/** What a module calls something that is imported from it; `*` for all of it. */
export function importedName(specifier: Specifier): string {
  if (specifier.type !== 'ImportSpecifier') {
    return specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*';
  }
  const {imported} = specifier;
  return imported.type === 'Identifier' ? imported.name : String(imported.value);
}

/** The names that stand in an import. */
export function namesOf(specifier: Specifier): AnyNode[] {
  return [specifier.local, ...(specifier.type === 'ImportSpecifier' ? [specifier.imported] : [])];
}

/** The text that an expression always has; `undefined` for one that depends on anything. */
export function textOf(node: Expression | undefined): string | undefined {
  if (node?.type === 'Literal') {
    return typeof node.value === 'string' ? node.value : undefined;
  }
  if (node?.type === 'TemplateLiteral') {
    return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined;
  }
  if (node?.type === 'BinaryExpression' && node.operator === '+' && node.left.type !== 'PrivateIdentifier') {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

/** Properties of an object by their names; `undefined` where one has no plain name. */
export function propertiesOf({properties}: ObjectExpression): Map<string, Property> | undefined {
  const named = properties.map((property): [string, Property] | undefined => {
    if (property.type !== 'Property' || property.computed) {
      return undefined;
    }
    const {key} = property;
    return [key.type === 'Identifier' ? key.name : String((key as {value?: unknown}).value), property];
  });
  return named.every((one) => one !== undefined) ? new Map(named) : undefined;
}

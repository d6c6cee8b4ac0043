import type {Attribute, Schema} from '../../../src/remark/reference/data/kinds';

/** Package of abstract base types, which pages never name: they use a concrete kind of workload. */
const basePackage = 'kusion_base';

interface Placed {
  readonly schema: Schema;
  readonly packagePath: string;
}

const identifier = (name: string) => name.split('.').at(-1) ?? name;
const packageOf = (entry: string) => entry.split(/\s+as\s+/)[0] ?? entry;
const aliasOf = (packagePath: string) => packagePath.replaceAll('.', '_');

function literal(value: unknown): string {
  if (typeof value === 'boolean') {
    return value ? 'True' : 'False';
  }
  return typeof value === 'string' ? JSON.stringify(value).replaceAll('$', '\\$') : JSON.stringify(value);
}

/** Types without a definition in the data: the abstract base of workloads. */
function abstractTypes(schemas: readonly Schema[]): Set<string> {
  return new Set(
    schemas.flatMap(({attributes}) =>
      attributes.flatMap(({type, refs = {}}) =>
        (type.match(/\b[a-z]\w*\.[A-Z]\w*/g) ?? []).filter((token) => !(token in refs)),
      ),
    ),
  );
}

/** Returns the name of a schema in KCL, as other schemas of a package refer to it. */
type Refer = (name: string) => string;

/** Refers to a schema in the same package, or else in another one, preferably below the same root. */
function referFrom(packagePath: string, placed: readonly Placed[]): Refer {
  const [root] = packagePath.split('.');
  return (name) => {
    const homes = placed.filter(({schema}) => schema.name === name).map(({packagePath: home}) => home);
    const home =
      homes.find((each) => each === packagePath) ??
      homes.find((each) => each.split('.')[0] === root) ??
      homes[0] ??
      packagePath;
    return home === packagePath ? identifier(name) : `${aliasOf(home)}.${identifier(name)}`;
  };
}

const abstractName = (type: string) => `${basePackage}.${identifier(type)}`;

function attributeText({name, type, refs = {}, required, default: value}: Attribute, refer: Refer): string {
  const typeText = type.replace(/"[^"]*"|\b(?:[a-z]\w*\.)?[A-Z]\w*/g, (token) => {
    const target = refs[token];
    return token.startsWith('"') ? token : target === undefined ? abstractName(token) : refer(target);
  });
  const hasDefault = value !== undefined && value !== null;
  const mark = required === true || hasDefault ? '' : '?';
  return `    ${name}${mark}: ${typeText}${hasDefault ? ` = ${literal(value)}` : ''}`;
}

function checksOf({name, type, allowed, constraints = []}: Attribute): string[] {
  const values =
    type === 'str' && allowed ? [`${name} in [${allowed.map(literal).join(', ')}] if ${name}`] : [];
  return [...constraints.flatMap(({kcl}) => kcl ?? []), ...values];
}

function schemaText({name, extends: base, attributes}: Schema, parent: string, refer: Refer): string {
  const checks = [...new Set(attributes.flatMap(checksOf))];
  const rules = checks.length === 0 ? [] : ['    check:', ...checks.map((check) => `        ${check}`)];
  const lines = [...attributes.map((attribute) => attributeText(attribute, refer)), ...rules];
  const head = `schema ${identifier(name)}${base === undefined ? '' : parent}:`;
  return [head, ...(lines.length === 0 ? ['    ...'] : lines)].join('\n');
}

/**
 * Stub KCL packages for the modules of a version: the same schemas, without their generators.
 *
 * @returns text of each file by its path below the packages' folder
 */
export function writeStubs(schemas: readonly Schema[]): Map<string, string> {
  const abstract = abstractTypes(schemas);
  const placed = schemas.flatMap((schema) =>
    schema.imports.map((entry): Placed => ({schema, packagePath: packageOf(entry)})),
  );
  const packages = [...new Set(placed.map(({packagePath}) => packagePath))];
  const [parent] = [...abstract].map((type) => `(${abstractName(type)})`);
  const files = new Map<string, string>();
  for (const packagePath of packages) {
    const refer = referFrom(packagePath, placed);
    const own = placed.filter((entry) => entry.packagePath === packagePath);
    const text = own.map(({schema}) => schemaText(schema, parent ?? '', refer)).join('\n\n');
    const used = new Set(text.match(/\b[a-z]\w*(?=\.[A-Z])/g));
    const imports = [
      ...(text.includes('regex.') ? ['import regex'] : []),
      ...(used.has(basePackage) ? [`import ${basePackage}`] : []),
      ...packages
        .filter((each) => used.has(aliasOf(each)))
        .map((each) => `import ${each} as ${aliasOf(each)}`),
    ];
    files.set(`${packagePath.replaceAll('.', '/')}/stub.k`, [...imports.sort(), '', text, ''].join('\n'));
  }
  if (abstract.size > 0) {
    const bases = [...abstract].map((type) => `schema ${identifier(type)}:\n    labels?: {str:str}\n`);
    files.set(`${basePackage}/stub.k`, bases.join('\n'));
  }
  for (const root of new Set([...files.keys()].map((file) => file.split('/')[0] ?? ''))) {
    files.set(`${root}/kcl.mod`, `[package]\nname = "${root}"\nversion = "0.0.1"\n`);
  }
  return files;
}

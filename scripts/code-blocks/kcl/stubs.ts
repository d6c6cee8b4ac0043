import type {Attribute, DataOf, Schema} from '../../../src/remark/reference/data/kinds';

/** Files of stub packages: text by path below the packages' folder. */
export type Stubs = ReadonlyMap<string, string>;

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

/** Writes the schemas of one package. */
class PackageWriter {
  private readonly imports = new Set<string>();

  constructor(
    private readonly packagePath: string,
    private readonly placed: readonly Placed[],
    private readonly abstract: ReadonlySet<string>,
  ) {}

  write(schemas: readonly Schema[]): string {
    const text = schemas.map((schema) => this.schema(schema)).join('\n\n');
    return [...[...this.imports].sort(), '', text, ''].join('\n');
  }

  private schema({name, extends: base, attributes}: Schema): string {
    const [parent] = base === undefined ? [] : [...this.abstract].map((type) => this.abstractType(type));
    const head = `schema ${identifier(name)}${parent === undefined ? '' : `(${parent})`}:`;
    const checks = [...new Set(attributes.flatMap((attribute) => this.checks(attribute)))];
    const rules = checks.length === 0 ? [] : ['    check:', ...checks.map((check) => `        ${check}`)];
    const lines = [...attributes.map((attribute) => `    ${this.attribute(attribute)}`), ...rules];
    return [head, ...(lines.length === 0 ? ['    ...'] : lines)].join('\n');
  }

  private attribute({name, type, refs = {}, required, default: value}: Attribute): string {
    const hasDefault = value !== undefined && value !== null;
    const mark = required === true || hasDefault ? '' : '?';
    return `${name}${mark}: ${this.type(type, refs)}${hasDefault ? ` = ${literal(value)}` : ''}`;
  }

  private checks({name, type, allowed, constraints = []}: Attribute): string[] {
    const written = constraints.flatMap(({kcl}) => kcl ?? []);
    if (written.some((check) => check.includes('regex.'))) {
      this.imports.add('import regex');
    }
    const values =
      type === 'str' && allowed ? [`${name} in [${allowed.map(literal).join(', ')}] if ${name}`] : [];
    return [...written, ...values];
  }

  private type(type: string, refs: Readonly<Record<string, string>>): string {
    return type.replace(/"[^"]*"|\b(?:[a-z]\w*\.)?[A-Z]\w*/g, (token) => {
      if (token.startsWith('"')) {
        return token;
      }
      const target = refs[token];
      return target === undefined ? this.abstractType(token) : this.reference(target);
    });
  }

  private abstractType(token: string): string {
    this.imports.add(`import ${basePackage}`);
    return `${basePackage}.${identifier(token)}`;
  }

  /** Refers to a schema, preferably in this package, or else in one below the same root. */
  private reference(name: string): string {
    const root = this.packagePath.split('.')[0];
    const homes = this.placed.filter(({schema}) => schema.name === name).map(({packagePath}) => packagePath);
    const home =
      homes.find((path) => path === this.packagePath) ??
      homes.find((path) => path.split('.')[0] === root) ??
      homes[0];
    if (home === undefined || home === this.packagePath) {
      return identifier(name);
    }
    this.imports.add(`import ${home} as ${aliasOf(home)}`);
    return `${aliasOf(home)}.${identifier(name)}`;
  }
}

/** Stub KCL packages for the modules of a version: the same schemas, without their generators. */
export function writeStubs({schemas}: DataOf<'schemas'>): Stubs {
  const abstract = abstractTypes(schemas);
  const placed = schemas.flatMap((schema) =>
    schema.imports.map((entry): Placed => ({schema, packagePath: packageOf(entry)})),
  );
  const files = new Map<string, string>();
  for (const packagePath of new Set(placed.map((entry) => entry.packagePath))) {
    const own = placed.filter((entry) => entry.packagePath === packagePath).map(({schema}) => schema);
    const writer = new PackageWriter(packagePath, placed, abstract);
    files.set(`${packagePath.replaceAll('.', '/')}/stub.k`, writer.write(own));
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

/** Takes a fault: where in the file, and what is wrong there. */
export type Report = (path: string, message: string) => void;

/** What a value must look like: reports every place that looks otherwise. */
export interface Shape<T> {
  readonly check: (value: unknown, path: string, report: Report) => void;
  readonly isOptional?: boolean;
  /** Never set; carries the type. */
  readonly type?: T;
}

/** The type of the values that a shape accepts. */
export type Of<S> = S extends Shape<infer T> ? T : never;

type Fields = Readonly<Record<string, Shape<unknown>>>;
type OptionalKeys<F extends Fields> = {
  [K in keyof F]: F[K] extends {readonly isOptional: true} ? K : never;
}[keyof F];

/** The object type that belongs to a table of shapes. */
type ObjectOf<F extends Fields> = {readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Of<F[K]>} & {
  readonly [K in OptionalKeys<F>]?: Of<F[K]>;
};

function nameOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}

function ofType<T>(type: string, words: string): Shape<T> {
  return {
    check(value, path, report) {
      if (typeof value !== type) {
        report(path, `must be ${words}, not ${nameOf(value)}`);
      }
    },
  };
}

export const boolean: Shape<boolean> = ofType('boolean', 'true or false');
export const number: Shape<number> = ofType('number', 'a number');

/** Text that matches a pattern; without a pattern, text that is not empty. */
export function string(pattern = /\S/, words = 'text that is not empty'): Shape<string> {
  return {
    check(value, path, report) {
      if (typeof value !== 'string' || !pattern.test(value)) {
        report(path, `must be ${words}, not ${typeof value === 'string' ? `"${value}"` : nameOf(value)}`);
      }
    },
  };
}

/** One of some words. */
export function oneOf<T extends string>(...words: readonly T[]): Shape<T> {
  return {
    check(value, path, report) {
      if (!words.includes(value as T)) {
        report(path, `must be one of ${words.join(', ')}, not ${JSON.stringify(value)}`);
      }
    },
  };
}

/** Any JSON value. */
export const anything: Shape<unknown> = {check: () => undefined};

/** A list of values of one shape. */
export function list<T>(of: Shape<T>): Shape<readonly T[]> {
  return {
    check(value, path, report) {
      if (!Array.isArray(value)) {
        report(path, `must be a list, not ${nameOf(value)}`);
        return;
      }
      value.forEach((entry, index) => {
        of.check(entry, `${path}[${index}]`, report);
      });
    },
  };
}

/** An object with any names and values of one shape. */
export function dictionary<T>(of: Shape<T>): Shape<Readonly<Record<string, T>>> {
  return {
    check(value, path, report) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        report(path, `must be an object, not ${nameOf(value)}`);
        return;
      }
      for (const [name, entry] of Object.entries(value)) {
        of.check(entry, `${path}.${name}`, report);
      }
    },
  };
}

/** A list whose entries differ in the given field. */
export function listBy<T>(key: keyof T & string, of: Shape<T>): Shape<readonly T[]> {
  const plain = list(of);
  return {
    check(value, path, report) {
      plain.check(value, path, report);
      const seen = new Set<unknown>();
      for (const [index, entry] of (Array.isArray(value) ? (value as T[]) : []).entries()) {
        const name = entry[key];
        if (seen.has(name)) {
          report(`${path}[${index}].${key}`, `"${String(name)}" is there twice`);
        }
        seen.add(name);
      }
    },
  };
}

/** A field that may be left out. */
export function optional<T>(of: Shape<T>): Shape<T> & {readonly isOptional: true} {
  return {...of, isOptional: true};
}

/** An object with these fields and no others. */
export function object<F extends Fields>(fields: F): Shape<ObjectOf<F>> {
  return {
    check(value, path, report) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        report(path, `must be an object, not ${nameOf(value)}`);
        return;
      }
      const at = (name: string) => (path ? `${path}.${name}` : name);
      const given = value as Record<string, unknown>;
      for (const name of Object.keys(given).filter((key) => !(key in fields))) {
        report(at(name), `is not known here; allowed are ${Object.keys(fields).join(', ')}`);
      }
      for (const [name, shape] of Object.entries(fields)) {
        if (name in given) {
          shape.check(given[name], at(name), report);
        } else if (!shape.isOptional) {
          report(at(name), 'is missing');
        }
      }
    },
  };
}

import * as z from 'zod';

/** Non-empty text. */
const string = () => z.string().regex(/\S/, 'is empty');

/** A list with unique values of a field. */
function listBy<Entry extends z.ZodObject>(key: keyof z.infer<Entry>, entry: Entry) {
  return z.array(entry).superRefine((entries, context) => {
    const names = entries.map((value) => String(value[key]));
    for (const [index, name] of names.entries()) {
      if (names.indexOf(name) < index) {
        context.addIssue({code: 'custom', path: [index, String(key)], message: `"${name}" is listed twice`});
      }
    }
  });
}

const text = z.strictObject({en: string(), zh: string()});
const named = {name: string(), meaning: text};
/** Facts for authors that aren't shown in tables. */
const unread = z.optional(z.unknown());

const source = z.strictObject({
  repository: z.string().regex(/^https:\/\/\S+$/, 'must be the address of a repository'),
  tag: string(),
  commit: z.string().regex(/^[0-9a-f]{40}$/, 'must be a commit hash with 40 hexadecimal digits'),
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2025-01-22'),
});

const sources = z.array(source).min(1, 'is empty: name the tag and commit that the facts were read from');

const flag = z.strictObject({
  ...named,
  shorthand: z.optional(z.string().regex(/^[A-Z]$/i, 'must be one letter')),
  type: string(),
  default: z.optional(z.unknown()),
  required: z.optional(z.boolean()),
  repeatable: z.optional(z.boolean()),
  persistent: z.optional(z.boolean()),
  group: z.optional(string()),
  allowed: z.optional(z.array(string())),
});

const command = z.strictObject({
  path: string(),
  usage: string(),
  aliases: z.optional(z.array(string())),
  replacement: z.optional(string()),
  generatedBy: z.optional(string()),
  purpose: text,
  arguments: z.array(z.strictObject({...named, required: z.boolean(), repeatable: z.optional(z.boolean())})),
  flags: listBy('name', flag),
  inheritedFlags: z.array(string()),
  notes: unread,
});

const cli = z.strictObject({
  sources,
  binary: string(),
  commands: listBy('path', command),
  globalFlags: listBy('name', flag),
  notes: unread,
  environment: unread,
  exitCodes: unread,
  outputFormats: unread,
  config: unread,
});

const requirement = {required: z.optional(z.boolean()), requiredWhen: z.optional(text)};
const constraint = z.strictObject({en: string(), zh: string(), kcl: z.optional(string())});
const attribute = z.strictObject({
  ...named,
  ...requirement,
  type: string(),
  refs: z.optional(z.record(z.string(), z.string())),
  default: z.optional(z.unknown()),
  allowed: z.optional(z.array(string())),
  constraints: z.optional(z.array(constraint)),
});

const schemas = z.strictObject({
  sources,
  schemas: listBy(
    'name',
    z.strictObject({
      ...named,
      imports: z.array(string()),
      extends: z.optional(string()),
      notes: unread,
      attributes: listBy('name', attribute),
    }),
  ),
});

const keys = listBy('name', attribute);
const workspace = z.strictObject({
  sources,
  modules: listBy(
    'name',
    z.strictObject({
      name: string(),
      key: string(),
      path: z.optional(string()),
      version: z.optional(string()),
      notes: unread,
      keys,
    }),
  ),
  commonKeys: keys,
  files: listBy('file', z.strictObject({file: string(), keys})),
});

const field = z.strictObject({
  path: string(),
  type: string(),
  format: z.optional(string()),
  ...requirement,
  default: z.optional(z.unknown()),
  allowed: z.optional(z.array(string())),
  meaning: text,
});

const crds = z.strictObject({
  sources,
  kinds: listBy(
    'kind',
    z.strictObject({
      kind: string(),
      apiVersion: z.optional(string()),
      plural: z.optional(string()),
      shortNames: z.optional(z.array(string())),
      scope: z.optional(z.enum(['Namespaced', 'Cluster'])),
      subresources: z.optional(z.array(string())),
      served: z.optional(z.boolean()),
      printerColumns: z.optional(z.array(string())),
      meaning: text,
      fields: listBy('path', field),
    }),
  ),
});

const parameter = z.strictObject({
  ...named,
  in: z.enum(['path', 'query', 'body', 'formData']),
  type: string(),
  required: z.optional(z.boolean()),
  default: z.optional(z.unknown()),
});

const api = z.strictObject({
  sources,
  api: string(),
  groups: listBy('name', z.strictObject({name: string(), title: text})),
  endpoints: z.array(
    z.strictObject({
      method: z.enum(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']),
      path: z.string().regex(/^\//, 'must be a path that starts with a slash'),
      group: string(),
      purpose: text,
      parameters: z.array(parameter),
      consumes: z.optional(z.array(string())),
      produces: z.optional(z.array(string())),
      response: z.optional(z.strictObject({type: z.optional(string()), meaning: text})),
      errors: z.optional(z.array(z.number())),
    }),
  ),
  schemas: listBy(
    'name',
    z.strictObject({
      name: string(),
      fields: listBy(
        'name',
        z.strictObject({
          name: string(),
          type: string(),
          required: z.optional(z.boolean()),
          meaning: z.optional(text),
        }),
      ),
    }),
  ),
  notes: unread,
});

const helm = z.strictObject({
  sources,
  chart: string(),
  repository: string(),
  chartVersion: string(),
  appVersion: z.optional(string()),
  values: listBy('key', z.strictObject({key: string(), default: z.unknown(), meaning: text})),
});

/** The schema of each kind of data. The kind is also the filename. */
export const kinds = {cli, schemas, workspace, crds, api, helm} as const;

/** Name of a kind of data. */
export type Kind = keyof typeof kinds;
/** The names of all kinds. */
export const kindNames = Object.keys(kinds) as Kind[];
/** The data of one file of a kind. */
export type DataOf<K extends Kind> = z.infer<(typeof kinds)[K]>;

export type Text = z.infer<typeof text>;
export type Flag = z.infer<typeof flag>;
export type Command = z.infer<typeof command>;
export type Attribute = z.infer<typeof attribute>;
export type Schema = DataOf<'schemas'>['schemas'][number];
export type CrdKind = DataOf<'crds'>['kinds'][number];
export type Field = z.infer<typeof field>;
export type Endpoint = DataOf<'api'>['endpoints'][number];
export type Parameter = z.infer<typeof parameter>;

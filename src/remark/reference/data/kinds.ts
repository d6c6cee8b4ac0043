import {anything, boolean, dictionary, list, listBy, number, object, oneOf, optional, string, type Of} from './shape';

const text = object({en: string(), zh: string()});
const named = {name: string(), meaning: text};

const source = object({
  repository: string(/^https:\/\/\S+$/, 'the address of a repository'),
  tag: string(),
  commit: string(/^[0-9a-f]{40}$/, 'a commit of 40 hexadecimal digits'),
  date: string(/^\d{4}-\d{2}-\d{2}$/, 'a date such as 2025-01-22'),
});

const head = {
  product: string(),
  version: string(/^v\d+\.\d+$/, 'a version such as v0.14'),
  sources: list(source),
};

const flag = object({
  ...named,
  shorthand: optional(string(/^[A-Z]$/i, 'one letter')),
  type: string(),
  default: optional(anything),
  required: optional(boolean),
  repeatable: optional(boolean),
  persistent: optional(boolean),
  group: optional(string()),
  allowed: optional(list(string())),
});

const command = object({
  path: string(),
  usage: string(),
  aliases: optional(list(string())),
  replacement: optional(string()),
  generatedBy: optional(string()),
  purpose: text,
  arguments: list(object({...named, required: boolean, repeatable: optional(boolean)})),
  flags: listBy('name', flag),
  inheritedFlags: list(string()),
  notes: optional(list(text)),
});

const cli = object({
  kind: oneOf('cli'),
  ...head,
  binary: string(),
  commands: listBy('path', command),
  globalFlags: listBy('name', flag),
  notes: optional(list(text)),
  environment: optional(
    list(object({names: list(string()), scope: oneOf('cli', 'server'), meaning: text})),
  ),
  exitCodes: optional(list(object({code: number, meaning: text}))),
  outputFormats: optional(
    list(
      object({
        command: string(),
        flag: string(),
        kind: oneOf('format', 'file'),
        allowed: list(string()),
        effective: boolean,
        validated: boolean,
      }),
    ),
  ),
  config: optional(
    object({
      file: string(),
      backendTypes: list(string()),
      keys: listBy('key', object({key: string(), type: string(), meaning: text})),
      notes: optional(list(text)),
    }),
  ),
});

const requirement = {required: optional(boolean), requiredWhen: optional(text)};
const constraint = object({en: string(), zh: string(), kcl: optional(string())});
const attribute = object({
  ...named,
  ...requirement,
  type: string(),
  refs: optional(dictionary(string())),
  default: optional(anything),
  allowed: optional(list(string())),
  constraints: optional(list(constraint)),
});

const schemas = object({
  kind: oneOf('schemas'),
  ...head,
  schemas: listBy(
    'name',
    object({
      ...named,
      imports: list(string()),
      extends: optional(string()),
      notes: optional(list(text)),
      attributes: listBy('name', attribute),
    }),
  ),
});

const keys = listBy('name', attribute);
const workspace = object({
  kind: oneOf('workspace'),
  ...head,
  modules: listBy(
    'name',
    object({
      name: string(),
      key: string(),
      path: optional(string()),
      version: optional(string()),
      notes: optional(list(text)),
      keys,
    }),
  ),
  commonKeys: keys,
  files: listBy('file', object({file: string(), keys})),
});

const field = object({
  path: string(),
  type: string(),
  format: optional(string()),
  ...requirement,
  default: optional(anything),
  allowed: optional(list(string())),
  meaning: text,
});

const crds = object({
  kind: oneOf('crds'),
  ...head,
  kinds: listBy(
    'kind',
    object({
      kind: string(),
      apiVersion: optional(string()),
      plural: optional(string()),
      shortNames: optional(list(string())),
      scope: optional(oneOf('Namespaced', 'Cluster')),
      subresources: optional(list(string())),
      served: optional(boolean),
      printerColumns: optional(list(string())),
      meaning: text,
      fields: listBy('path', field),
    }),
  ),
});

const parameter = object({
  ...named,
  in: oneOf('path', 'query', 'body', 'formData'),
  type: string(),
  required: optional(boolean),
  default: optional(anything),
});

const api = object({
  kind: oneOf('api'),
  ...head,
  api: string(),
  groups: listBy('name', object({name: string(), title: text})),
  endpoints: list(
    object({
      method: oneOf('GET', 'POST', 'PUT', 'DELETE', 'PATCH'),
      path: string(/^\//, 'a path that starts with a slash'),
      group: string(),
      purpose: text,
      parameters: list(parameter),
      consumes: optional(list(string())),
      produces: optional(list(string())),
      response: optional(object({type: optional(string()), meaning: text})),
      errors: optional(list(number)),
    }),
  ),
  schemas: listBy(
    'name',
    object({
      name: string(),
      fields: list(object({name: string(), type: string(), required: optional(boolean)})),
    }),
  ),
  notes: optional(list(text)),
});

const helm = object({
  kind: oneOf('helm'),
  ...head,
  chart: string(),
  repository: string(),
  chartVersion: string(),
  appVersion: optional(string()),
  values: listBy('key', object({key: string(), default: anything, meaning: text})),
});

/** The shape of each kind of data; the kind is also the name of the file. */
export const kinds = {cli, schemas, workspace, crds, api, helm} as const;

/** Name of a kind of data. */
export type Kind = keyof typeof kinds;
/** The data of one file of a kind. */
export type DataOf<K extends Kind> = Of<(typeof kinds)[K]>;

export type Text = Of<typeof text>;
export type Flag = Of<typeof flag>;
export type Command = Of<typeof command>;
export type Attribute = Of<typeof attribute>;
export type Schema = DataOf<'schemas'>['schemas'][number];
export type CrdKind = DataOf<'crds'>['kinds'][number];
export type Field = Of<typeof field>;
export type Endpoint = DataOf<'api'>['endpoints'][number];
export type Parameter = Of<typeof parameter>;

import {list, paragraph, text, type Node} from '../../tree';
import {richText} from '../cells';
import type {DataOf, Endpoint, Parameter} from '../data/kinds';
import {named, type Directive, type TableContext} from '../directive';
import {code, nameOf, rowAnchor, table, type Row} from '../nodes';

type Fields = DataOf<'api'>['schemas'][number]['fields'];

/** Names of a request body's fields, to save readers a lookup. */
function fieldList(fields: Fields): Node[] {
  return fields.flatMap(({name, required}, index) => [
    text(index === 0 ? ' ' : ', '),
    code(name),
    ...(required ? [text('*')] : []),
  ]);
}

function parameterItem(entry: Parameter, data: DataOf<'api'>, context: TableContext): Node[] {
  const {words, say} = context;
  const fields = data.schemas.find(({name}) => name === entry.type)?.fields ?? [];
  const facts = [
    words.parameterPlace[entry.in],
    entry.type,
    ...(entry.required ? [words.required.toLowerCase()] : []),
    ...(entry.default === undefined ? [] : [`${words.defaultValue.toLowerCase()} ${String(entry.default)}`]),
  ];
  return [
    code(entry.name),
    text(words.parameter(facts)),
    ...richText(say(entry.meaning), context),
    ...fieldList(fields),
  ];
}

/** Path without the prefix that all endpoints of the API share. */
function shortPath(path: string): string {
  return path.replace(/^\/(?:rest-api|api)\/v1(?=\/)/, '');
}

function endpointRow(entry: Endpoint, data: DataOf<'api'>, context: TableContext): Row {
  const {say, prefix, words} = context;
  const name = `${entry.method} ${entry.path}`;
  const items = entry.parameters.map((parameter) => parameterItem(parameter, data, context));
  return {
    anchor: rowAnchor('endpoint', `${entry.method.toLowerCase()} ${shortPath(entry.path)}`, prefix),
    item: {kind: 'endpoint', owner: '', name},
    cells: [
      [nameOf(name)],
      [
        ...richText(say(entry.purpose), context),
        items.length > 0 ? list(items) : {type: 'break'},
        ...(entry.response ? richText(words.response(say(entry.response.meaning)), context) : []),
      ],
    ],
  };
}

/** `::endpoints{api="karpor" group="insight"}`: one group of the endpoints of an HTTP API. */
export const endpoints: Directive<'api'> = {
  name: 'endpoints',
  kind: 'api',
  required: ['api', 'group'],
  expand(data, {api = '', group = ''}, context) {
    const {owner, words} = context;
    named(owner, 'API', api, [data], (one) => one.api);
    named(`The API of ${owner}`, 'group', group, data.groups, ({name}) => name);
    const rows = data.endpoints
      .filter((entry) => entry.group === group)
      .map((entry) => endpointRow(entry, data, context));
    return [table([words.endpoint, words.purpose], rows, context)];
  },
};

/** `::api-schema{api="kusion" name="CreateProject"}`: the fields of a request or response body. */
export const apiSchema: Directive<'api'> = {
  name: 'api-schema',
  kind: 'api',
  required: ['api', 'name'],
  expand(data, {api = '', name = ''}, context) {
    const {owner, words, say, prefix} = context;
    const {schemas} = named(owner, 'API', api, [data], (one) => one.api);
    const {fields} = named(`The API of ${owner}`, 'schema', name, schemas, (one) => one.name);
    if (fields.length === 0) {
      return [paragraph(text(words.noFields))];
    }
    const rows = fields.map((field) => ({
      anchor: rowAnchor('field', `${name} ${field.name}`, prefix),
      item: {kind: 'field', owner: name, name: field.name} as const,
      cells: [
        [nameOf(field.name), ...(field.required ? [text(` (${words.required.toLowerCase()})`)] : [])],
        [code(field.type)],
        field.meaning ? richText(say(field.meaning), context) : [],
      ],
    }));
    return [table([words.field, words.type, words.meaning], rows, context)];
  },
};

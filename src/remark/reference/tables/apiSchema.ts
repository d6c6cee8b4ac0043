import {rowAnchor} from '../anchors';
import {unknown, versionName, type Directive} from '../directive';
import {code, nameOf, table, text} from '../nodes';
import {richText} from '../richText';

/** `::api-schema{api="kusion" name="CreateProject"}`: the fields of a request or response body. */
export const apiSchema: Directive<'api'> = {
  name: 'api-schema',
  kind: 'api',
  example: '::api-schema{api="kusion" name="CreateProject"}',
  required: ['api', 'name'],
  optional: [],
  expand(data, {api = '', name = ''}, context) {
    if (data.api !== api) {
      throw unknown(versionName(context.place), 'API', api, [data.api]);
    }
    const schema = data.schemas.find((candidate) => candidate.name === name);
    if (!schema) {
      const known = data.schemas.map((candidate) => candidate.name);
      throw unknown(`The API of ${versionName(context.place)}`, 'schema', name, known);
    }
    const {words, say, find, prefix} = context;
    if (schema.fields.length === 0) {
      return [{type: 'paragraph', children: [text(words.noFields)]}];
    }
    const rows = schema.fields.map((field) => ({
      anchor: rowAnchor('field', `${name} ${field.name}`, prefix),
      name: field.name,
      item: {kind: 'field', owner: name, name: field.name} as const,
      cells: [
        [nameOf(field.name), ...(field.required ? [text(` (${words.required.toLowerCase()})`)] : [])],
        [code(field.type)],
        field.meaning ? richText(say(field.meaning), find) : [],
      ],
    }));
    return [table([words.field, words.type, words.meaning], rows, context)];
  },
};

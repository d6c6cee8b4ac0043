import {paragraph, text} from '../../tree';
import {rowAnchor} from '../anchors';
import {named, type Directive} from '../directive';
import {code, nameOf, table} from '../nodes';
import {richText} from '../richText';

/** `::api-schema{api="kusion" name="CreateProject"}`: the fields of a request or response body. */
export const apiSchema: Directive<'api'> = {
  name: 'api-schema',
  kind: 'api',
  example: '::api-schema{api="kusion" name="CreateProject"}',
  required: ['api', 'name'],
  expand(data, {api = '', name = ''}, context) {
    const {owner, words, say, find, prefix} = context;
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
        field.meaning ? richText(say(field.meaning), find) : [],
      ],
    }));
    return [table([words.field, words.type, words.meaning], rows, context)];
  },
};

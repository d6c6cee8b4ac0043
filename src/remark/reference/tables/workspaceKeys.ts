import {DirectiveError, named, type Directive} from '../directive';
import {attributeTable} from './schema';

/** Name of the keys that every module takes. */
const common = 'common';

/** `::workspace-keys{module="mysql"}`: the keys that platform engineers set for a module; or the keys of a file. */
export const workspaceKeys: Directive<'workspace'> = {
  name: 'workspace-keys',
  kind: 'workspace',
  example: '::workspace-keys{module="mysql"}',
  required: [],
  optional: ['module', 'file'],
  expand(data, {module = '', file = ''}, context) {
    if ((module === '') === (file === '')) {
      throw new DirectiveError(
        'takes either module="…" or file="…", such as ::workspace-keys{module="mysql"} or ::workspace-keys{file="project.yaml"}.',
      );
    }
    const known: {name: string; keys: (typeof data)['commonKeys']}[] =
      module === ''
        ? data.files.map((entry) => ({name: entry.file, keys: entry.keys}))
        : [...data.modules, ...(data.commonKeys.length > 0 ? [{name: common, keys: data.commonKeys}] : [])];
    const wanted = module || file;
    const what = module === '' ? 'file' : 'module with workspace keys';
    const {keys} = named(context.owner, what, wanted, known, ({name}) => name);
    const owner = {kind: 'key', owner: wanted === common ? '' : wanted} as const;
    return [attributeTable(context.words.key, 'key', keys, owner, context)];
  },
};

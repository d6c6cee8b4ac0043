import type {Node} from '../../tree';
import type {Attribute, DataOf, Flag, Kind, Text} from '../data/kinds';
import {expandAll, type UsedDirective} from '../expand';
import type {Loaded, ReferenceData} from '../load';
import type {FindLink} from '../pageIndex';
import type {Place, ReferenceProduct} from '../place';
import {directiveIn} from '../scan';

export const products: readonly [ReferenceProduct, ...ReferenceProduct[]] = [
  {id: 'default', label: 'Kusion', folder: 'docs', next: 'v0.15', data: 'kusion'},
  {id: 'karpor', label: 'Karpor', folder: 'karpor_docs', next: 'v0.7', data: 'karpor'},
];

const [kusion] = products;

export const source = {
  repository: 'https://example.org/tool',
  tag: 'v0.14.0',
  commit: 'a'.repeat(40),
  date: '2025-01-22',
};

const say = (en: string, zh: string) => ({en, zh});

/** A flag, attribute, key, or field. */
const entry = (name: string, type: string, meaning: Text, more: Partial<Flag & Attribute> = {}) => ({
  name,
  type,
  meaning,
  ...more,
});
const command = (path: string, purpose: Text, flags: Flag[] = [], inheritedFlags: string[] = []) => ({
  path,
  purpose,
  flags,
  inheritedFlags,
});
const field = (path: string, type = 'string') => ({
  path,
  type,
  meaning: say(`About ${path}.`, `关于 ${path}。`),
});

/** The parts of the data that tables show. */
const files = {
  cli: {
    globalFlags: [entry('profile', 'string', say('Profile.', '画像。'), {default: 'none', allowed: ['cpu']})],
    commands: [
      command('kusion', say('The tool.', '工具。'), [
        entry('config', 'string', say('Config file.', '配置文件。'), {persistent: true, default: ''}),
      ]),
      command(
        'kusion apply',
        say('Apply a stack.', '执行 Stack。'),
        [
          entry('argument', 'stringSlice', say('See `kusion preview`.', '见 `kusion preview`。'), {
            shorthand: 'D',
            default: [],
          }),
          entry('dry-run', 'bool', say('Change nothing.', '不做改动。'), {default: false, group: 'plan'}),
          entry('file', 'string', say('Input.', '输入。'), {required: true}),
        ],
        ['config', 'profile'],
      ),
      command('kusion preview', say('Preview.', '预览。')),
    ],
  },
  schemas: {
    schemas: [
      {
        name: 'service.Service',
        attributes: [
          entry('containers', '{str:c.Container}', say('Containers.', '容器。'), {
            refs: {'c.Container': 'container.Container'},
            required: true,
          }),
          entry('type', '"a" | "b"', say('Type.', '类型。'), {
            allowed: ['a', 'b'],
            default: 'a',
            constraints: [say('Not both.', '不可兼有。')],
          }),
          entry('class', 'str', say('Class.', '规格。'), {
            allowed: ['x', 'y'],
            requiredWhen: say('when `type` is `"b"`', '`type` 为 `"b"` 时'),
          }),
        ],
      },
      {name: 'container.Container', attributes: [entry('type', 'str', say('Type.', '类型。'))]},
    ],
  },
  workspace: {
    modules: [{name: 'mysql', keys: [entry('port.type', 'str', say('Vendor.', '厂商。'), {required: true})]}],
    commonKeys: [entry('healthPolicy', '{str:any}', say('Health.', '健康。'))],
    files: [{file: 'project.yaml', keys: [entry('name', 'str', say('Name.', '名称。'), {required: true})]}],
  },
  crds: {
    kinds: [
      {
        kind: 'CollaSet',
        fields: [
          {...field('spec.replicas', 'integer'), default: 1},
          field('spec.limits', 'array of object'),
          {...field('spec.limits[].policy'), allowed: ['Keep', 'Drop'], required: true},
          field('spec.limitsPlus'),
          field('status.replicas', 'integer'),
        ],
      },
    ],
  },
  api: {
    api: 'kusion',
    groups: [{name: 'stacks'}, {name: 'server'}],
    endpoints: [
      {
        method: 'POST',
        path: '/api/v1/stacks/{stackID}/apply',
        group: 'stacks',
        purpose: say('Apply a stack.', '执行 Stack。'),
        parameters: [
          {name: 'stackID', in: 'path', type: 'integer', required: true, meaning: say('ID.', 'ID。')},
          {name: 'force', in: 'query', type: 'boolean', default: false, meaning: say('Force.', '强制。')},
          {name: 'body', in: 'body', type: 'ApplyStack', meaning: say('JSON body.', 'JSON 请求体。')},
        ],
        response: {meaning: say('The run.', '运行。')},
      },
      {method: 'GET', path: '/livez', group: 'server', purpose: say('Live.', '存活。'), parameters: []},
    ],
    schemas: [
      {
        name: 'ApplyStack',
        fields: [
          entry('path', 'string', say('Folder of the stack.', 'Stack 的文件夹。'), {required: true}),
          {name: 'detail', type: 'boolean'},
        ],
      },
    ],
  },
  helm: {
    chart: 'kusion',
    values: [
      {key: 'server.image.repo', default: 'kusionstack/kusion', meaning: say('Image.', '镜像。')},
      {key: 'server.modes', default: ['a', 'b'], meaning: say('Modes.', '模式。')},
      {key: 'serverless', default: '', meaning: say('None.', '无。')},
    ],
  },
} as unknown as {readonly [K in Kind]: DataOf<K>};

/** Data of one version, v0.14, of every kind. */
export const data: ReferenceData = {
  load: <K extends Kind>(_product: string, _version: string, kind: K): Loaded<DataOf<K>> => ({
    data: files[kind],
  }),
  versions: () => ['v0.14'],
  problems: () => [],
};

const english: Place = {
  product: kusion,
  version: 'v0.14',
  locale: 'en',
  root: 'versioned_docs/version-v0.14',
};

export const places = {en: english, zh: {...english, locale: 'zh'}} as const;

/** Pages that the tables can link to. */
const pages: Readonly<Record<string, string>> = {
  'command:kusion preview': './kusion-preview.md',
  'schema:container.Container': './container.md#container',
};

export const find: FindLink = (target) => pages[target];

/** A node in a short notation: `code`, **bold**, [link](url), ⟨type⟩. */
export function notation(node: Node): string {
  const inner = () => (node.children ?? []).map(notation).join('');
  switch (node.type) {
    case 'text':
      return node.value ?? '';
    case 'inlineCode':
      return `\`${node.value ?? ''}\``;
    case 'strong':
      return `**${inner()}**`;
    case 'emphasis':
      return [node.data?.hProperties?.className].flat().includes('reference-name')
        ? `\`${inner()}\``
        : `⟨${inner()}⟩`;
    case 'link':
      return `[${inner()}](${node.url ?? ''})`;
    case 'mdxJsxTextElement':
      return '';
    case 'listItem':
      return `• ${inner()}`;
    default:
      return inner();
  }
}

/** A table as rows of cells, starting with its head; a heading as one cell with its level. */
export function rowsOf(nodes: readonly Node[]): string[][] {
  return nodes.flatMap((node) =>
    node.type === 'table'
      ? (node.children ?? []).map((row) => (row.children ?? []).map(notation))
      : [[node.type === 'heading' ? `${'#'.repeat(node.depth ?? 0)} ${notation(node)}` : notation(node)]],
  );
}

/** Anchors and search names of the rows. */
export function anchorsOf(nodes: readonly Node[]): [string, string][] {
  return nodes
    .flatMap(({children = []}) => children)
    .flatMap(({data: extra}): [string, string][] =>
      extra?.hProperties?.id === undefined
        ? []
        : [[String(extra.hProperties.id), String(extra.hProperties.dataSearchSection)]],
    );
}

/** The expanded directives of a page in a language, and their errors. */
export function expanded(markdown: string, place: Place = english) {
  let depth = 1;
  const used = markdown.split('\n').flatMap((line, index): UsedDirective[] => {
    depth = /^#+/.exec(line)?.[0].length ?? depth;
    const directive = directiveIn(line);
    return directive ? [{...directive, depth, line: index + 1}] : [];
  });
  const {tables, problems} = expandAll(used, {place, data, find});
  return {nodes: tables.flat(), problems};
}

/** Error messages for the directives of a page. */
export function faultsOf(markdown: string): string[] {
  return expanded(markdown).problems.map(({message}) => message);
}

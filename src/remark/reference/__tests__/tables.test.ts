import {describe, expect, it} from 'vitest';
import {anchorsOf, expanded, faultsOf, places, rowsOf} from './fixture';

const tableIn = (locale: 'en' | 'zh', markdown: string) => rowsOf(expanded(markdown, places[locale]).nodes);

describe('::cli-options', () => {
  it('lists the options of a command, then those it inherits, under a heading one level deeper', () => {
    expect(tableIn('en', '## Options\n\n::cli-options{command="kusion apply"}')).toEqual([
      ['Option', 'Type', 'Default', 'Meaning'],
      ['`-D`, `--argument`', '⟨strings⟩', '', 'See [`kusion preview`](./kusion-preview.md).'],
      ['`--dry-run`', '⟨bool⟩', '`false`', 'Change nothing.'],
      ['`--file`', '⟨string⟩', '**Required**', 'Input.'],
      ['### Inherited options'],
      ['Option', 'Type', 'Default', 'Meaning'],
      ['`--config`', '⟨string⟩', '', 'Config file.'],
      ['`--profile`', '⟨string⟩', '`none`', 'Profile. Allowed: `cpu`.'],
    ]);
  });

  it('gives each row an anchor and a name for search', () => {
    const {nodes} = expanded('::cli-options{command="kusion apply"}');
    expect(anchorsOf(nodes)).toEqual([
      ['flag--argument', '--argument'],
      ['flag--dry-run', '--dry-run'],
      ['flag--file', '--file'],
      ['flag--config', '--config'],
      ['flag--profile', '--profile'],
    ]);
  });

  it('shows a sentence instead of a table for a command without options', () => {
    expect(tableIn('en', '::cli-options{command="kusion preview"}')).toEqual([
      ['This command has no options of its own.'],
    ]);
  });

  it('lists a single group of options', () => {
    expect(tableIn('en', '::cli-options{command="kusion apply" group="plan"}').map(([cell]) => cell)).toEqual(
      ['Option', '`--dry-run`'],
    );
  });

  it('reports the nearest command and group', () => {
    expect(faultsOf('::cli-options{command="kusion aply"}')).toEqual([
      '::cli-options: Kusion v0.14 has no command "kusion aply". Did you mean "kusion apply"?',
    ]);
    expect(faultsOf('::cli-options{command="kusion apply" group="plans"}')).toEqual([
      '::cli-options: "kusion apply" of Kusion v0.14 has no option group "plans". Did you mean "plan"?',
    ]);
  });
});

describe('::cli-commands', () => {
  it('lists subcommands, with links to their pages', () => {
    expect(tableIn('en', '::cli-commands{parent="kusion"}')).toEqual([
      ['Command', 'Purpose'],
      ['`kusion apply`', 'Apply a stack.'],
      ['[`kusion preview`](./kusion-preview.md)', 'Preview.'],
    ]);
    expect(tableIn('zh', '::cli-commands{parent="kusion"}')[0]).toEqual(['命令', '用途']);
  });

  it('rejects a command without subcommands', () => {
    expect(faultsOf('::cli-commands{parent="kusion apply"}')).toEqual([
      '::cli-commands: "kusion apply" of Kusion v0.14 has no subcommands: remove the directive.',
    ]);
  });
});

describe('::schema', () => {
  it('lists attributes, with links from types to nested schemas', () => {
    expect(tableIn('en', '::schema{name="service.Service"}')).toEqual([
      ['Attribute', 'Type', 'Default', 'Meaning'],
      ['`containers`', '⟨{str:[c.Container](./container.md#container)}⟩', '**Required**', 'Containers.'],
      ['`type`', '⟨"a" | "b"⟩', '`a`', 'Type. Not both.'],
      ['`class`', '⟨str⟩', 'Required when `type` is `"b"`', 'Class. Allowed: `x`, `y`.'],
    ]);
  });

  it("adds the page's anchor argument to the anchors", () => {
    expect(anchorsOf(expanded('::schema{name="container.Container" anchor="container"}').nodes)).toEqual([
      ['attr-container-type', 'type'],
    ]);
  });
});

describe('::workspace-keys', () => {
  it('lists the keys of a module, of all modules, and of a file', () => {
    expect(tableIn('en', '::workspace-keys{module="mysql"}')).toEqual([
      ['Key', 'Type', 'Default', 'Meaning'],
      ['`port.type`', '⟨str⟩', '**Required**', 'Vendor.'],
    ]);
    expect(tableIn('zh', '::workspace-keys{module="common"}')[1]).toEqual([
      '`healthPolicy`',
      '⟨{str:any}⟩',
      '',
      '健康。',
    ]);
    expect(tableIn('en', '::workspace-keys{file="project.yaml"}')[1]?.[0]).toBe('`name`');
    expect(anchorsOf(expanded('::workspace-keys{module="mysql"}').nodes)).toEqual([
      ['key-port-type', 'port.type'],
    ]);
  });

  it('requires either a module or a file', () => {
    const message = expect.stringContaining('takes either module="…" or file="…"') as string;
    expect(faultsOf('::workspace-keys{}')).toEqual([message]);
    expect(faultsOf('::workspace-keys{module="mysql" file="project.yaml"}')).toEqual([message]);
    expect(faultsOf('::workspace-keys{module="mysq"}')).toEqual([
      '::workspace-keys: Kusion v0.14 has no module with workspace keys "mysq". Did you mean "mysql"?',
    ]);
  });
});

describe('::crd-fields', () => {
  it('lists the fields below a path, relative to it', () => {
    expect(tableIn('en', '::crd-fields{kind="CollaSet" path="spec"}')).toEqual([
      ['Field of spec', 'Type', 'Default', 'Meaning'],
      ['`replicas`', '⟨integer⟩', '`1`', 'About spec.replicas.'],
      ['`limits`', '⟨array of object⟩', '', 'About spec.limits.'],
      [
        '`limits[].policy`',
        '⟨string⟩',
        '**Required**',
        'About spec.limits[].policy. Allowed: `Keep`, `Drop`.',
      ],
      ['`limitsPlus`', '⟨string⟩', '', 'About spec.limitsPlus.'],
    ]);
    expect(tableIn('zh', '::crd-fields{kind="CollaSet" path="spec.limits[]"}')).toEqual([
      ['spec.limits[] 的字段', '类型', '默认值', '含义'],
      ['`policy`', '⟨string⟩', '**必填**', '关于 spec.limits[].policy。可选值：`Keep`、`Drop`。'],
    ]);
  });

  it('omits excepted fields', () => {
    expect(
      tableIn('en', '::crd-fields{kind="CollaSet" path="spec" except="spec.limits"}').map(([cell]) => cell),
    ).toEqual(['Field of spec', '`replicas`', '`limitsPlus`']);
  });

  it("anchors rows by their full path, so that tables on a page don't collide", () => {
    expect(anchorsOf(expanded('::crd-fields{kind="CollaSet" path="spec.limits"}').nodes)).toEqual([
      ['field-spec-limits-policy', 'spec.limits[].policy'],
    ]);
  });

  it('reports the nearest kind and field', () => {
    expect(faultsOf('::crd-fields{kind="ColaSet" path="spec"}')[0]).toContain(
      'no kind "ColaSet". Did you mean "CollaSet"?',
    );
    expect(faultsOf('::crd-fields{kind="CollaSet" path="spec.limit"}')[0]).toContain(
      'CollaSet of Kusion v0.14 has no field "spec.limit". Did you mean "spec.limits"',
    );
    expect(faultsOf('::crd-fields{kind="CollaSet" path="spec.replicas"}')[0]).toContain(
      'has no fields below it',
    );
  });
});

describe('::endpoints', () => {
  it('lists the endpoints of a group with parameters, body fields, and response', () => {
    expect(tableIn('en', '::endpoints{api="kusion" group="stacks"}')).toEqual([
      ['Endpoint', 'Purpose'],
      [
        '`POST /api/v1/stacks/{stackID}/apply`',
        'Apply a stack.' +
          '• `stackID` (path, integer, required): ID.' +
          '• `force` (query, boolean, default false): Force.' +
          '• `body` (body, ApplyStack): JSON body. `path`*, `detail`' +
          'Response: The run.',
      ],
    ]);
    expect(tableIn('zh', '::endpoints{api="kusion" group="stacks"}')[1]?.[1]).toContain(
      '• `stackID`（路径，integer，必填）：ID。',
    );
  });

  it('anchors endpoints by method and path', () => {
    expect(anchorsOf(expanded('::endpoints{api="kusion" group="stacks"}').nodes)).toEqual([
      ['endpoint-post-stacks-stackID-apply', 'POST /api/v1/stacks/{stackID}/apply'],
    ]);
  });

  it('reports the unknown API and the nearest group', () => {
    expect(faultsOf('::endpoints{api="karpor" group="stacks"}')[0]).toContain('has no API "karpor".');
    expect(faultsOf('::endpoints{api="kusion" group="stack"}')[0]).toContain('Did you mean "stacks"?');
  });
});

describe('::api-schema', () => {
  it('lists the fields of a body, anchored by schema and name', () => {
    expect(tableIn('en', '::api-schema{api="kusion" name="ApplyStack"}')).toEqual([
      ['Field', 'Type', 'Meaning'],
      ['`path` (required)', '`string`', 'Folder of the stack.'],
      ['`detail`', '`boolean`', ''],
    ]);
    expect(tableIn('zh', '::api-schema{api="kusion" name="ApplyStack"}')[1]?.[2]).toBe('Stack 的文件夹。');
    expect(anchorsOf(expanded('::api-schema{api="kusion" name="ApplyStack"}').nodes)[0]).toEqual([
      'field-ApplyStack-path',
      'path',
    ]);
  });
});

describe('::helm-values', () => {
  it('lists the values of a chart', () => {
    expect(tableIn('en', '::helm-values{chart="kusion"}')).toEqual([
      ['Value', 'Default', 'Meaning'],
      ['`server.image.repo`', '`kusionstack/kusion`', 'Image.'],
      ['`server.modes`', '`a`, `b`', 'Modes.'],
      ['`serverless`', '', 'None.'],
    ]);
    expect(tableIn('zh', '::helm-values{chart="kusion"}')[0]).toEqual(['配置值', '默认值', '含义']);
    expect(anchorsOf(expanded('::helm-values{chart="kusion"}').nodes)[0]).toEqual([
      'value-server-image-repo',
      'server.image.repo',
    ]);
  });
});

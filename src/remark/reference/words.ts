const en = {
  option: 'Option',
  command: 'Command',
  attribute: 'Attribute',
  key: 'Key',
  value: 'Value',
  field: 'Field',
  endpoint: 'Endpoint',
  type: 'Type',
  defaultValue: 'Default',
  purpose: 'Purpose',
  meaning: 'Meaning',
  response: (content: string) => `Response: ${content}`,
  parameter: (facts: readonly string[]) => ` (${facts.join(', ')}): `,
  required: 'Required',
  inheritedOptions: 'Inherited options',
  noOptions: 'This command has no options of its own.',
  noFields: 'This schema has no fields.',
  fieldOf: (path: string) => `Field of ${path}`,
  requiredWhen: (condition: string) => `Required ${condition}`,
  allowed: (values: readonly string[]) => `Allowed: ${values.map((value) => `\`${value}\``).join(', ')}.`,
  directLink: (name: string) => `Direct link to ${name}`,
  join: (sentences: readonly string[]) => sentences.join(' '),
  since: (version: string) => `Since ${version}.`,
  defaultChanged: (version: string) => `Default changed in ${version}.`,
  removedIn: (version: string) => `Removed in ${version}.`,
  parameterPlace: {path: 'path', query: 'query', body: 'body', formData: 'form'},
};

/** Words of the tables in one language. */
export type Words = typeof en;

const zh: Words = {
  option: '选项',
  command: '命令',
  attribute: '属性',
  key: '键',
  value: '配置值',
  field: '字段',
  endpoint: '端点',
  type: '类型',
  defaultValue: '默认值',
  purpose: '用途',
  meaning: '含义',
  response: (content) => `响应：${content}`,
  parameter: (facts) => `（${facts.join('，')}）：`,
  required: '必填',
  inheritedOptions: '继承的选项',
  noOptions: '该命令没有自己的选项。',
  noFields: '该结构没有字段。',
  fieldOf: (path) => `${path} 的字段`,
  requiredWhen: (condition) => `${condition}必填`,
  allowed: (values) => `可选值：${values.map((value) => `\`${value}\``).join('、')}。`,
  directLink: (name) => `${name} 的直接链接`,
  join: (sentences) => sentences.join(''),
  since: (version) => `自 ${version} 起提供。`,
  defaultChanged: (version) => `默认值在 ${version} 中改变。`,
  removedIn: (version) => `在 ${version} 中移除。`,
  parameterPlace: {path: '路径', query: '查询', body: '请求体', formData: '表单'},
};

/** Words of a language; English if there are none. */
export function wordsOf(locale: string): Words {
  return locale === 'zh' ? zh : en;
}

/** Words of the tables in one language. */
export interface Words {
  readonly option: string;
  readonly command: string;
  readonly attribute: string;
  readonly key: string;
  readonly value: string;
  readonly field: string;
  readonly endpoint: string;
  readonly type: string;
  readonly defaultValue: string;
  readonly purpose: string;
  readonly meaning: string;
  readonly response: (content: string) => string;
  /** Where and what a parameter is, between its name and its meaning. */
  readonly parameter: (facts: readonly string[]) => string;
  readonly required: string;
  readonly inheritedOptions: string;
  readonly noOptions: string;
  readonly fieldOf: (path: string) => string;
  readonly requiredWhen: (condition: string) => string;
  readonly allowed: (values: readonly string[]) => string;
  readonly directLink: (name: string) => string;
  readonly join: (sentences: readonly string[]) => string;
  readonly parameterPlace: Readonly<Record<'path' | 'query' | 'body' | 'formData', string>>;
}

const en: Words = {
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
  response: (content) => `Response: ${content}`,
  parameter: (facts) => ` (${facts.join(', ')}): `,
  required: 'Required',
  inheritedOptions: 'Inherited options',
  noOptions: 'This command has no options of its own.',
  fieldOf: (path) => `Field of ${path}`,
  requiredWhen: (condition) => `Required ${condition}`,
  allowed: (values) => `Allowed: ${values.map((value) => `\`${value}\``).join(', ')}.`,
  directLink: (name) => `Direct link to ${name}`,
  join: (sentences) => sentences.join(' '),
  parameterPlace: {path: 'path', query: 'query', body: 'body', formData: 'form'},
};

const zh: Words = {
  option: '选项',
  command: '命令',
  attribute: '属性',
  key: '键',
  value: '参数',
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
  fieldOf: (path) => `${path} 的字段`,
  requiredWhen: (condition) => `${condition}必填`,
  allowed: (values) => `可选值：${values.map((value) => `\`${value}\``).join('、')}。`,
  directLink: (name) => `${name} 的直接链接`,
  join: (sentences) => sentences.join(''),
  parameterPlace: {path: '路径', query: '查询', body: '请求体', formData: '表单'},
};

/** Words of a language; English where a language has none. */
export function wordsOf(locale: string): Words {
  return locale === 'zh' ? zh : en;
}

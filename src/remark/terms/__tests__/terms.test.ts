import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {terms} from '..';
import {temporaryFolder} from '../../../build/__tests__/temporaryFolder';
import {writeFile} from '../../../build/files';
import type {Node} from '../../tree';

const product = {id: 'default', label: 'Kusion', folder: 'docs', next: 'v0.15', data: 'kusion'};
const termRules = {
  default: {unmarked: ['resource'], names: ['spec'], others: ['Terraform module', '存储桶']},
};

const entry = ([title, name, definition]: string[]) =>
  `### ${title} {/* #term-${name} */}\n\n${definition}\n`;
const english = [
  ['Stack', 'stack', 'A folder with `stack.yaml`. See [Stack overview](../concepts/stack.md#files).'],
  ['Module', 'module', 'A KCL schema with [a program](../concepts/module.md).'],
  ['Policy', 'policy', 'A check.'],
  ['Spec', 'spec', 'The list of resources. See [Specs](../concepts/specs.md), too.'],
  ['Resource', 'resource', 'One object.'],
  ['Resource group', 'resource-group', 'Any set of resources.'],
  ['Resource group rule', 'resource-group-rule', 'A list of fields.'],
];
const chinese = [
  ['Stack', 'stack', '带有 `stack.yaml` 的文件夹。见[概览](../concepts/stack.md)。'],
  ['桶', 'bucket', '32 个编号之一。'],
  ['模块', 'module', '由 Schema 和程序组成。'],
  ['资源组', 'resource-group', '一组资源。'],
  ['资源组规则', 'resource-group-rule', '一份字段列表。'],
  ['意图（Intent）', 'intent', '资源列表。'],
];
const translations = 'i18n/zh/docusaurus-plugin-content-docs';

const siteDir = temporaryFolder();
for (const [file, entries] of Object.entries({
  'docs/reference/glossary.md': english,
  [`${translations}/current/reference/glossary.md`]: chinese,
  'versioned_docs/version-v0.9/concepts/glossary.md': [['Stack', 'stack', 'Another folder.']],
})) {
  writeFile(path.join(siteDir, file), entries.map(entry).join('\n'));
}

/** The text of a node, with terms in brackets. */
function textOf({value, data, children = []}: Node): string {
  const text = value ?? children.map(textOf).join('');
  const {className} = data?.hProperties ?? {};
  return String(className) === 'term-definition' ? '' : data?.hName === 'dfn' ? `[${text}]` : text;
}

function transform(content: string | Node[], page = 'docs/page.md', title = 'Page'): Node {
  const tree: Node =
    typeof content === 'string'
      ? (unified().use(remarkParse).use(remarkGfm).parse(content) as Node)
      : {type: 'root', children: content};
  const fail = (reason: string): never => {
    throw new Error(reason);
  };
  const options = {
    siteDir,
    products: [product],
    termRules,
    glossaryPages: ['reference/glossary.md', 'concepts/glossary.md'],
  };
  terms(options)(tree, {path: path.join(siteDir, page), data: {frontMatter: {title}}, fail});
  return tree;
}

const marked = (...args: Parameters<typeof transform>) => textOf(transform(...args));

describe('English', () => {
  it.each([
    ['One stack, two stacks.', 'One [stack], two stacks.'],
    ['Stacks and policies', '[Stacks] and [policies]'],
    ['A spec is no Spec.', 'A spec is no [Spec].'],
    ['A resource group rule and a resource group', 'A [resource group rule] and a [resource group]'],
    [
      'KusionStack, stack.yaml, multi-stack, stack-level, stackable',
      'KusionStack, stack.yaml, multi-stack, stack-level, stackable',
    ],
    ['A Terraform module, then a module.', 'A Terraform module, then a [module].'],
    ['A resource is too general a word.', 'A resource is too general a word.'],
    ['`stack` [stack](a.md) **stack** stack', 'stack stack stack [stack]'],
    ['# A stack\n\n- A module\n\n> A policy', 'A stackA [module]A [policy]'],
    ['- [Other](a.md): a stack\n- A stack', 'Other: a stackA [stack]'],
    ['| a stack |\n| --- |\n| stack |\n\n![stack](a.png)', 'a stackstack'],
  ])('%s', (markdown, expected) => {
    expect(marked(markdown)).toBe(expected);
  });

  it('does not mark the title of an admonition', () => {
    const label: Node = {
      type: 'paragraph',
      data: {directiveLabel: true},
      children: [{type: 'text', value: 'Stack'}],
    };
    const body: Node = {type: 'paragraph', children: [{type: 'text', value: 'A stack'}]};
    const note: Node = {type: 'containerDirective', name: 'note', children: [label, body]};
    expect(marked([note])).toBe('StackA [stack]');
  });
});

it.each([
  ['存储桶不是桶。', '存储桶不是[桶]。'],
  ['一只水桶', '一只水桶'],
  ['资源组规则形成资源组', '[资源组规则]形成[资源组]'],
  ['模块化的 Stack 和 Stack。', '模块化的 [Stack] 和 Stack。'],
  ['意图（Intent）是 Intent。', '[意图]（Intent）是 Intent。'],
])('Chinese: %s', (markdown, expected) => {
  expect(marked(markdown, `${translations}/current/page.md`)).toBe(expected);
});

it('definitions are plain text without references, in the language of the page', () => {
  const definitionOf = (markdown: string, page?: string) => {
    const [, definition] = transform(markdown, page).children?.[0]?.children?.[0]?.children ?? [];
    return definition?.children?.[0]?.value;
  };
  expect(definitionOf('stack')).toBe('A folder with stack.yaml.');
  expect(definitionOf('module')).toBe('A KCL schema with a program.');
  expect(definitionOf('Spec')).toBe('The list of resources.');
  expect(definitionOf('Stack', `${translations}/current/page.md`)).toBe('带有 stack.yaml 的文件夹。');
  expect(definitionOf('Stack', 'versioned_docs/version-v0.9/page.md')).toBe('Another folder.');
});

it.each([
  ['the page that the definition links to', 'docs/concepts/stack.md', 'Page'],
  ['a page whose title has the term', 'docs/page.md', 'Work with stacks'],
  ['the glossary itself', 'docs/reference/glossary.md', 'Glossary'],
  ['a version without a glossary', 'versioned_docs/version-v0.10/page.md', 'Page'],
  ['a page without a version', 'blog/page.md', 'Page'],
])('%s does not explain the term', (_, page, title) => {
  expect(marked('A stack', page, title)).toBe('A stack');
});

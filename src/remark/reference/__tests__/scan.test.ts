import {expect, it} from 'vitest';
import {indexPages, linksFrom} from '../pageIndex';
import {scanPage} from '../scan';

it('finds directives with their arguments and section', () => {
  const page = `## Options {/* #options */}\n\n::cli-options{command="kusion apply" group="x"}\n`;
  expect(scanPage(page)).toEqual([
    {
      name: 'cli-options',
      attributes: {command: 'kusion apply', group: 'x'},
      section: 'options',
    },
  ]);
});

it.each([
  '```\n::schema{name="a"}\n```',
  '~~~md\n::schema{name="a"}\n~~~',
  '- ````\n  ```\n  ::schema{name="a"}\n  ````',
])('ignores code blocks: %j', (page) => {
  expect(scanPage(page)).toEqual([]);
});

it('finds directives after a code block and inside lists', () => {
  expect(scanPage('```\nx\n```\n\n1. Step\n\n   ::schema{name="a"}\n')).toHaveLength(1);
});

it('ignores directives within a line', () => {
  expect(scanPage('See ::schema{name="a"} here.')).toEqual([]);
});

const pages: Readonly<Record<string, string>> = {
  'docs/commands/apply.md': '## Options {/* #options */}\n\n::cli-options{command="kusion apply"}',
  'docs/modules/service.md': '## Port {/* #port */}\n\n::schema{name="network.Port"}',
  'docs/modules/plain.md': '::schema{name="job.Job"}',
};
const index = indexPages(Object.keys(pages), (file) => scanPage(pages[file] ?? ''));

it('links to the page of a command and to the section of a schema', () => {
  const find = linksFrom('docs/modules/other.md', index);
  expect(find('command:kusion apply')).toBe('../commands/apply.md');
  expect(find('schema:network.Port')).toBe('./service.md#port');
  expect(find('schema:job.Job')).toBe('./plain.md');
  expect(find('schema:network.Network')).toBeUndefined();
});

it('links only to the section on the same page, and to nothing without a section', () => {
  expect(linksFrom('docs/modules/service.md', index)('schema:network.Port')).toBe('#port');
  expect(linksFrom('docs/modules/plain.md', index)('schema:job.Job')).toBeUndefined();
});

import {describe, expect, it} from 'vitest';
import {copyProject} from './support/copyProject';

const zh = 'i18n/zh/docusaurus-plugin-content-docs';
const page = (title: string, text: string) =>
  `---\ntitle: ${title}\n---\n\n${text}\n\n\`\`\`yaml\nversion: 0.2.1\n\`\`\`\n`;
const english = 'A workspace recieves modules. See [stacks](stack.md).';
const chinese = '工作空间提供模快。参见[栈](stack.md)。';

// The real table of moved pages says that this page was `concepts/workspace` in v0.12 and is missing in v0.9.
const project = copyProject('port', {
  'versions.json': '["v0.14", "v0.12", "v0.9"]',
  'docs/concepts/workspace/overview.md': page('Workspace', english),
  'versioned_docs/version-v0.14/concepts/workspace/overview.md': page('Workspace', english),
  'versioned_docs/version-v0.12/concepts/workspace.md': page('Workspace', `Kusion v0.12. ${english}`),
  'versioned_docs/version-v0.9/concepts/stack.md': page('Stack', english),
  [`${zh}/current/concepts/workspace/overview.md`]: page('工作空间', chinese),
  [`${zh}/version-v0.14/concepts/workspace/overview.md`]: page('工作空间', chinese),
  [`${zh}/version-v0.12/concepts/workspace.md`]: page('工作空间', '另一句话。').replace('0.2.1', '0.2.0'),
});
const source = 'docs/concepts/workspace/overview.md';
const port = (...options: readonly string[]) => project.run('scripts/port.ts', source, ...options);

describe('npm run port', () => {
  it('says that there is nothing to port if the page was only added', () => {
    const {status, output} = port();
    expect(status, output).toBe(1);
    expect(output).toContain(`${source} has no changes in the working tree`);
  });

  it('shows the changes in other versions and languages, and writes nothing without confirmation', () => {
    project.edit(source, 'recieves', 'receives');
    project.edit(source, '0.2.1', '0.3.0');
    project.edit(source, '(stack.md)', '(stacks.md)');
    project.edit(`${zh}/current/concepts/workspace/overview.md`, '模快', '模块');
    const {status, output} = port();
    expect(status, output).toBe(0);
    expect(output).toContain('versioned_docs/version-v0.12/concepts/workspace.md:5');
    expect(output).toContain('  - version: 0.2.1\n  + version: 0.3.0');
    expect(output).toContain(`${zh}/version-v0.12/concepts/workspace.md:8 the text differs`);
    expect(output).toContain('v0.9 has no such page');
    expect(output).toMatch(/Nothing was written. Add --yes to make \d+ changes in 4 files\./);
    expect(project.read('versioned_docs/version-v0.12/concepts/workspace.md')).toContain('recieves');
  });

  it('with --yes, makes the changes of the last commit everywhere', () => {
    project.commit('Correct the workspace');
    const {status, output} = port('--yes');
    expect(status, output).toBe(0);
    expect(output).toContain(
      `--accept ${source} versioned_docs/version-v0.14/concepts/workspace/overview.md`,
    );
    expect(project.read('versioned_docs/version-v0.14/concepts/workspace/overview.md')).toBe(
      project.read(source),
    );
    const corrected = english.replace('recieves', 'receives').replace('stack.md', 'stacks.md');
    expect(project.read('versioned_docs/version-v0.12/concepts/workspace.md')).toBe(
      page('Workspace', `Kusion v0.12. ${corrected}`).replace('0.2.1', '0.3.0'),
    );
    const correctedChinese = page('工作空间', chinese.replace('模快', '模块'));
    expect(project.read(`${zh}/version-v0.14/concepts/workspace/overview.md`)).toBe(
      correctedChinese.replace('0.2.1', '0.3.0'),
    );
    // The sentence around the link changed, too, so Chinese pages keep their link.
    expect(project.read(`${zh}/current/concepts/workspace/overview.md`)).toContain('(stack.md)');
    expect(port().output).toContain('No other page has text to change.');
  });
});

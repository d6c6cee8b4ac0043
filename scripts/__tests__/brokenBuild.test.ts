import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildForTest} from '../lib/buildForTest';
import {projectDir} from '../lib/projectDir';
import {smallSite} from './support/smallSite';

const page = '---\ntitle: A\ndescription: A page.\n---\n\nText.\n';
const entry = page.replace('---\n\n', 'slug: /\n---\n\n');

/** Files that make the small site valid for the content guard. */
const frame: Readonly<Record<string, string>> = {
  'src/pages/index.md': page,
  'i18n/zh/docusaurus-plugin-content-pages/index.md': page,
  'docs/overview.md': entry,
  'i18n/zh/docusaurus-plugin-content-docs/current/overview.md': entry,
  'config/contentGuard.ts': fs.readFileSync(path.join(projectDir, 'config/contentGuard.ts'), 'utf8'),
};

function buildOf(name: string, files: Readonly<Record<string, string>>) {
  const {status, output} = buildForTest(smallSite(name, {...frame, ...files}), {locale: 'en'});
  return {status, lines: output.split('\n').map((line) => line.trim())};
}

describe('a build of broken content', {timeout: 240_000}, () => {
  it('fails in English and lists and counts every problem in the front matter', () => {
    const {status, lines} = buildOf('broken-en', {
      'docs/bad-fields.md': page.replace('---\n\n', 'tags: [a]\nlayuot: wide\n---\n\n'),
      'docs/no-front-matter.md': 'Text.\n',
    });
    expect(status).toBe(1);
    for (const fault of [
      'docs/bad-fields.md:4 front-matter "tags" is not a valid field',
      'docs/bad-fields.md:5 front-matter "layuot" is not a valid field',
      'docs/no-front-matter.md:1 missing-title',
      'docs/no-front-matter.md:1 missing-description',
    ]) {
      expect(lines.filter((line) => line.startsWith(fault))).toHaveLength(1);
    }
    expect(lines.join('\n')).toContain('4 problems');
  });

  it('reports broken links, missing files, and inline code in components, with file and line', () => {
    const component = [
      "import Link from '@docusaurus/Link';",
      'export default function Broken() {',
      '  return (',
      '    <main>',
      '      <Link to="/docs/gone">a</Link>',
      '      <Link to="/docs/next/#gone">b</Link>',
      '      <img src="/img/gone.svg" alt="c" />',
      '      <b style={{color: "red"}}>d</b>',
      '      <script dangerouslySetInnerHTML={{__html: "stray()"}} />',
      '      <style>stray</style>',
      '    </main>',
      '  );',
      '}',
      '',
    ].join('\n');
    const {status, lines} = buildOf('broken-built', {'src/pages/broken.tsx': component});
    expect(status).toBe(1);
    for (const fault of [
      '5 broken-link no page has the route /docs/gone',
      '6 broken-anchor /docs/next/ has no anchor "#gone"',
      '7 missing-file /img/gone.svg does not exist',
      '1 blocked-code the content security policy blocks style="color:red"',
      '9 blocked-code the content security policy blocks <script>stray()',
      '9 blocked-code the content security policy blocks <style>stray',
    ]) {
      expect(lines.filter((line) => line.startsWith(`src/pages/broken.tsx:${fault}`))).toHaveLength(1);
    }
  });
});

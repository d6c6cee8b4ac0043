import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {faultyEnglish, goodFiles} from '../../src/plugins/content-guard/__tests__/faultySite';
import {buildForTest} from '../lib/buildForTest';
import {projectDir} from '../lib/projectDir';
import {smallSite} from './support/smallSite';

const contentGuard = fs.readFileSync(path.join(projectDir, 'config/contentGuard.ts'), 'utf8');

function buildOf(name: string, files: readonly (readonly [string, string])[]) {
  const added = Object.fromEntries([...goodFiles, ['config/contentGuard.ts', contentGuard], ...files]);
  const {status, output} = buildForTest(smallSite(name, added), {locale: 'en'});
  return {status, lines: output.split('\n').map((line) => line.trim())};
}

function listed(lines: readonly string[], file: string, fault: string): boolean {
  return lines.some((line) => line.startsWith(`${file}:${fault}`));
}

describe('a build of broken content', {timeout: 240_000}, () => {
  it('fails in English and lists and counts every problem in the front matter', () => {
    const {status, lines} = buildOf(
      'broken-en',
      faultyEnglish.map(({file, text}) => [file, text]),
    );
    const expected = faultyEnglish.flatMap(({file, faults}) => faults.map((fault) => [file, fault] as const));
    expect(status).toBe(1);
    expect(expected.filter(([file, fault]) => !listed(lines, file, fault))).toEqual([]);
    expect(lines.join('\n')).toContain(`${expected.length} problems`);
  });

  it('reports broken links, missing files, and inline code in components, with file and line', () => {
    const component = [
      "import Link from '@docusaurus/Link';",
      'export default function Broken() {',
      '  return (',
      '    <p>',
      '      <Link to="/docs/gone">a</Link>',
      '      <Link to="/docs/next/anchors#gone">b</Link>',
      '      <img src="/img/gone.svg" alt="c" />',
      '      <b style={{color: "red"}}>d</b>',
      '      <script dangerouslySetInnerHTML={{__html: "stray()"}} />',
      '      <style>stray</style>',
      '    </p>',
      '  );',
      '}',
      '',
    ].join('\n');
    const {status, lines} = buildOf('broken-built', [['src/pages/broken.tsx', component]]);
    expect(status).toBe(1);
    for (const fault of [
      '5 broken-link no page has the route /docs/gone',
      '6 broken-anchor /docs/next/anchors has no anchor "#gone"',
      '7 missing-file /img/gone.svg does not exist',
      '1 blocked-code the content security policy blocks style="color:red"',
      '9 blocked-code the content security policy blocks <script>stray()',
      '9 blocked-code the content security policy blocks <style>stray',
    ]) {
      expect(lines.filter((line) => line.startsWith(`src/pages/broken.tsx:${fault}`))).toHaveLength(1);
    }
  });

  it('stops at an invalid navbar item and lists the valid values', () => {
    const navbar = "export const navbarItems = () => [{type: 'doc', docId: 'nowhere'}];\n";
    const {status, lines} = buildOf('broken-navbar', [['config/navbar.ts', navbar]]);
    expect(status).toBe(1);
    const output = lines.join('\n');
    expect(output).toContain('Couldn\'t find any doc with id "nowhere" in version "v0.14".');
    expect(output).toMatch(/Available doc ids are:\s+- entry/);
  });
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {assembleSite} from '../../scripts/lib/assembleSite';
import {buildForTest} from '../../scripts/lib/buildForTest';

const config = `
import {diagram} from './src/remark/diagram';

export default {
  title: 'Diagrams',
  url: 'https://example.org',
  baseUrl: '/',
  future: {v4: true, faster: true},
  plugins: [
    ['@docusaurus/plugin-content-docs', {routeBasePath: '/', beforeDefaultRemarkPlugins: [diagram]}],
    ['@docusaurus/theme-classic', {}],
  ],
};
`;

function page(title: string, text: string): string {
  return `---\nslug: /${title}\n---\n\n# ${title}\n\n\`\`\`diagram alt="How ${title} works."\n${text}\n\`\`\`\n`;
}

const pages = {
  one: page('one', 'a: First\nb: Second\na -> b: before'),
  two: page('two', 'a: Third\nfocus b: Fourth\na --> b'),
};

const home = '---\nslug: /\n---\n\n# Home\n';
const overlay = fs.mkdtempSync(path.join(os.tmpdir(), 'diagram-site-'));
let siteDir = '';
let drawnFolder = '';

function write(name: string, text: string): void {
  fs.writeFileSync(path.join(siteDir, 'docs', `${name}.md`), text);
}

function build() {
  return buildForTest(siteDir, {keeps: true});
}

function figureOf(name: string): string {
  const html = fs.readFileSync(path.join(siteDir, 'build', name, 'index.html'), 'utf8');
  return /<figure[\s\S]*?<\/figure>/.exec(html)?.[0] ?? '';
}

/** Number of diagrams drawn since the last call. */
function drawnSince(): number {
  const count = fs.existsSync(drawnFolder) ? fs.readdirSync(drawnFolder).length : 0;
  fs.rmSync(drawnFolder, {recursive: true, force: true});
  return count;
}

beforeAll(() => {
  fs.mkdirSync(path.join(overlay, 'docs'));
  fs.writeFileSync(path.join(overlay, 'docusaurus.config.ts'), config);
  siteDir = assembleSite('diagrams', overlay);
  // The site's theme needs plugins that have nothing to do with diagrams.
  for (const part of ['src/pages', 'src/theme', 'src/clientModules']) {
    fs.rmSync(path.join(siteDir, part), {recursive: true});
  }
  fs.rmSync(path.join(siteDir, 'node_modules'), {recursive: true, force: true});
  drawnFolder = path.join(siteDir, 'node_modules/.cache/diagrams/en');
  for (const [name, text] of Object.entries({home, ...pages})) {
    write(name, text);
  }
});

afterAll(() => {
  fs.rmSync(overlay, {recursive: true});
});

describe('A build of pages with diagrams', {timeout: 300_000}, () => {
  let first = '';

  it('puts the diagrams into the HTML and draws each one once', () => {
    const {status, output} = build();
    expect(output).toContain('SUCCESS');
    expect(status).toBe(0);
    first = figureOf('one');
    expect(first).toContain('>before</text>');
    expect(first).not.toContain('style=');
    expect(drawnSince()).toBe(2);
  });

  it('redraws only the changed diagram when the cache is warm', () => {
    write('two', page('two', 'a: Third\nfocus b: Changed\na --> b'));
    expect(build().status).toBe(0);
    expect(figureOf('two')).toContain('>Changed</text>');
    expect(figureOf('one')).toBe(first);
    expect(drawnSince()).toBe(1);
  });

  it('writes the same bytes when everything is redrawn', () => {
    fs.rmSync(path.join(siteDir, 'node_modules'), {recursive: true, force: true});
    expect(build().status).toBe(0);
    expect(figureOf('one')).toBe(first);
  });

  it('fails with file, line, and column when a diagram is invalid', () => {
    write('one', page('one', 'a: First\nstor b: Second\na -> c'));
    const {status, output} = build();
    expect(status).not.toBe(0);
    expect(output).toContain('docs/one.md');
    expect(output).toContain('line 9, column 1: The kind "stor" is unknown');
    expect(output).toContain('line 10, column 6: No box or group has the id "c"');
  });
});

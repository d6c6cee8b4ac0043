import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {projectDir, readProjectFile as read} from '../lib/projectDir';

const {scripts, overrides} = JSON.parse(read('package.json')) as Record<
  'scripts' | 'overrides',
  Record<string, string>
>;
const contributing = ['CONTRIBUTING.md', 'CONTRIBUTING.zh.md'];
const guides = ['README.md', ...contributing, 'ARCHITECTURE.md', 'SECURITY.md', 'deploy/README.md'];
const workflows = ['ci', 'links', 'pages', 'preview'].map((name) => `.github/workflows/${name}.yml`);
const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});

function shellBlocks(text: string): string[] {
  return [...text.matchAll(/```shell\n([\s\S]*?)```/g)].map(([, block = '']) => block.trim());
}

describe('contributor docs', () => {
  it('README starts with exactly the two commands and has at most 100 lines', () => {
    const readme = read('README.md');
    const firstScreen = readme.split('\n').slice(0, 25).join('\n');
    expect(shellBlocks(firstScreen)).toEqual(['npm run site', 'npm test']);
    expect(shellBlocks(readme)).toHaveLength(2);
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
  });

  it.each([...guides, ...workflows])('%s mentions only commands in package.json', (file) => {
    const named = [...read(file).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it.each(guides)('%s links only to existing files', (file) => {
    const folder = path.dirname(path.join(projectDir, file));
    const targets = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)/g)]
      .map(([, target = '']) => target)
      // Skip site paths and links in Markdown examples.
      .filter((target) => !target.startsWith('/') && !target.endsWith('search.md'));
    expect(targets.filter((target) => !fs.existsSync(path.join(folder, target)))).toEqual([]);
  });

  it.each(['README.md', ...contributing])('%s mentions only existing folders and files', (file) => {
    const tables = read(file)
      .split('\n\n')
      .filter((block) => /^\|[^|]*\b(?:folder|file|page)\b/i.test(block));
    const named = [...tables.join('\n').matchAll(/^\| (`[^|]+`) +\|/gm)]
      .flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
      .filter((name) => !/[<*]|^npm /.test(name));
    expect(named.filter((name) => !fs.existsSync(path.join(projectDir, name)))).toEqual([]);
  });

  it.each(contributing)('%s has at most 2,000 words', (file) => {
    const words = [...segmenter.segment(read(file))].filter(({isWordLike}) => isWordLike);
    expect(words.length).toBeLessThanOrEqual(2000);
  });

  it('CONTRIBUTING has the same commands in both languages', () => {
    const [english = [], chinese] = contributing.map((file) =>
      shellBlocks(read(file)).map((block) => block.replace(' --locale zh', '')),
    );
    expect(english.length).toBeGreaterThan(10);
    expect(chinese).toEqual(english);
  });

  it('the README of scripts explains every linter command', () => {
    const parts = Object.keys(scripts).filter((name) => name.startsWith('lint:'));
    const explained = read('scripts/README.md');
    expect(parts.filter((name) => !explained.includes(`npm run ${name}`))).toEqual([]);
    expect(parts.filter((name) => !scripts.lint?.includes(`npm run ${name}`))).toEqual([]);
  });
});

describe('lock file', () => {
  it('pins every package that a dependency requests as "latest", so that npm ci keeps working', () => {
    const {packages} = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, {dependencies?: Record<string, string>}>;
    };
    const moving = Object.values(packages).flatMap(({dependencies = {}}) =>
      Object.entries(dependencies)
        .filter(([, range]) => range === 'latest')
        .map(([name]) => name),
    );
    expect([...new Set(moving)].filter((name) => !(name in overrides))).toEqual([]);
  });
});

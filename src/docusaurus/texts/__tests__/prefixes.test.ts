import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {filesBelow} from '../../../build/files';
import {textsOfModules} from '../index';

const site = path.resolve(__dirname, '../../../..');
const modules = new Map(
  filesBelow(path.join(site, 'src'))
    .filter((file) => /\.tsx?$/.test(file) && !/__tests__|\.d\.ts$/.test(file))
    .map((file) => [`src/${file}`, fs.readFileSync(path.join(site, 'src', file), 'utf8')]),
);
const listed: Readonly<Record<string, readonly string[]>> = textsOfModules;

/** Modules that a module imports, now or later, unless only for types. */
function importsOf(module: string, text: string): string[] {
  const requests = text.matchAll(/(?:^(?:import|export) (?!type )[^;']*|import\()'(\.[^']*|@site\/[^']*)'/gm);
  return [...requests].flatMap(([, request = '']) => {
    const target = request.startsWith('.')
      ? path.posix.join(path.posix.dirname(module), request)
      : request.slice('@site/'.length);
    const files = ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => target + end);
    return files.filter((file) => modules.has(file));
  });
}

/** Modules that can run before any of the listed ones with a prefix. */
function earlyModules(prefix: string): Set<string> {
  const isLate = (module: string) => listed[module]?.includes(prefix) === true;
  const imports = new Map([...modules].map(([module, text]) => [module, importsOf(module, text)]));
  const imported = new Set([...imports.values()].flat());
  const found = new Set<string>();
  const visit = (module: string) => {
    if (!isLate(module) && !found.has(module)) {
      found.add(module);
      imports.get(module)?.forEach(visit);
    }
  };
  [...modules.keys()].filter((module) => !imported.has(module)).forEach(visit);
  return found;
}

it('every listed module exists', () => {
  expect(Object.keys(listed).filter((module) => !modules.has(module))).toEqual([]);
});

it.each([...new Set(Object.values(listed).flat())])(
  'messages that start with %s are used only by the listed modules and what they import',
  (prefix) => {
    const users = [...earlyModules(prefix)].filter((module) =>
      [`id: '${prefix}`, `id="${prefix}`].some((use) => modules.get(module)?.includes(use)),
    );
    expect(users).toEqual([]);
  },
);

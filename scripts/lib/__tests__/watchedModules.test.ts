import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {reliedOnModules} from '../../../src/docusaurus/reliedOnModules';
import {replacedModules} from '../../../src/docusaurus/runtime/replacedModules';
import {projectDir} from '../projectDir';
import {watchedModules} from '../watchedModules';

const inPackages = (module: string) => path.join(projectDir, 'node_modules', module);

/** Names exported by a Docusaurus module. CommonJS modules have only a default export. */
function exportsOf(module: string): string[] {
  const text = fs.readFileSync(inPackages(module), 'utf8');
  const names = [...text.matchAll(/^export (?:async )?(default\b|function (?<id>\w+)|const (?<name>\w+))/gm)];
  return names.length > 0 ? names.map(({groups}) => groups?.id ?? groups?.name ?? 'default') : ['default'];
}

describe('the Docusaurus modules that this site depends on', () => {
  it('include an original for every theme override', () => {
    const overrides = fs.readdirSync(path.join(projectDir, 'src/theme'), {recursive: true, encoding: 'utf8'});
    const watched = watchedModules(overrides);
    const found = watched.filter(({packageName, file}) =>
      fs.existsSync(inPackages(`${packageName}/${file}`)),
    );
    expect(new Set(found.map(({usedBy}) => usedBy))).toEqual(new Set(watched.map(({usedBy}) => usedBy)));
  });

  it.each(Object.keys(reliedOnModules))('include %s, which exists', (module) => {
    expect(fs.existsSync(inPackages(module))).toBe(true);
  });

  it.each(Object.entries(replacedModules))('%s has the same exports as its replacement', (module, own) => {
    const replacement = fs.readFileSync(path.join(projectDir, 'src/docusaurus/runtime', own), 'utf8');
    for (const name of exportsOf(module)) {
      expect(replacement).toMatch(
        name === 'default' ? /^export default /m : new RegExp(`^export .*\\b${name}\\b`, 'm'),
      );
    }
  });
});

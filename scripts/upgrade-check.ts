/**
 * `npm run upgrade:check -- <from> [<to>]`: prints the changes between two Docusaurus versions in the modules that this
 * site replaces, overrides, or depends on. By default, `<to>` is the installed version.
 */
import {execFileSync, type SpawnSyncReturns} from 'node:child_process';
import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {counted} from '../src/build/findings';
import {projectDir} from './lib/projectDir';
import {watchedModules, type WatchedModule} from './lib/watchedModules';

const {version: installed} = createRequire(__filename)('@docusaurus/core/package.json') as {version: string};
const [from, to = installed] = process.argv.slice(2);
if (from === undefined) {
  console.error('Specify the version to compare with: npm run upgrade:check -- 3.10.1');
  process.exit(1);
}

const themeDir = path.join(projectDir, 'src/theme');
const overrides = fs.readdirSync(themeDir, {recursive: true, encoding: 'utf8'}).sort();
const watched = watchedModules(overrides);

function diffOf(packageName: string, modules: readonly WatchedModule[]): string {
  const versions = [from, to].map((version) => `--diff=${packageName}@${version}`);
  const args = ['diff', ...versions, '--diff-no-prefix', ...modules.map((module) => module.file)];
  try {
    return execFileSync('npm', args, {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: 'pipe'}).trim();
  } catch (error) {
    const {stderr} = error as SpawnSyncReturns<string>;
    console.error(`npm can't compare ${packageName} ${from} and ${to}; both must be published:\n${stderr}`);
    process.exit(1);
  }
}

let changed = 0;
for (const packageName of new Set(watched.map((module) => module.packageName))) {
  const modules = watched.filter((module) => module.packageName === packageName);
  for (const diff of diffOf(packageName, modules).split(/^(?=diff --git )/m)) {
    const module = modules.find(({file}) => diff.includes(` ${file}\n`));
    if (module) {
      changed += 1;
      console.log(`${packageName}/${module.file}, used by ${module.usedBy}\n${diff}`);
    }
  }
}
console.log(`${from} → ${to}: ${counted(changed, 'module')} that this site depends on changed.`);

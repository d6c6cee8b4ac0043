import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {assembleSite} from './lib/assembleSite';
import {buildEnvironment, docusaurusCommand} from './lib/docusaurusCommand';
import {fingerprint, fixtureSites, switchSites, type FixtureSite} from './lib/fixtureSites';
import {inParallel} from './lib/inParallel';
import {projectDir} from './lib/projectDir';
import {runCommand} from './lib/runCommand';
import {runLimited} from './lib/runLimited';

/** Building a fixture site takes less than two minutes on two cores. */
const limitMs = 10 * 60_000;

/** Builds a site unless its inputs are unchanged. @returns the name and the output if the build failed */
async function buildSite({name, overlay, environment, locales}: FixtureSite): Promise<string[]> {
  const siteDir = assembleSite(name, overlay);
  const inputs = fingerprint(siteDir) + JSON.stringify(environment);
  const stamp = path.join(siteDir, 'build', '.inputs');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === inputs) {
    console.log(`${name}: unchanged`);
    return [];
  }
  const start = performance.now();
  const args = [docusaurusCommand, 'build', siteDir, ...locales.flatMap((locale) => ['--locale', locale])];
  const env = {
    ...process.env,
    ...buildEnvironment,
    ...environment,
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
  const output: string[] = [];
  const code = await runLimited(process.execPath, args, {
    name: `The build of ${name}`,
    env,
    limitMs,
    onLine: (line) => output.push(line),
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name} (${locales.join(', ')}): ${code === 0 ? 'built' : 'failed'} in ${seconds} s`);
  if (code !== 0) {
    return [`${name}:`, ...output];
  }
  fs.writeFileSync(stamp, inputs);
  return [];
}

/** Builds all fixture sites of the browser tests, or only those in the command-line arguments. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const folder = path.join(projectDir, 'e2e', 'sites');
  const all = [...fixtureSites(folder), ...switchSites(folder)];
  const matches = (name: string, pattern: string) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  const unknown = wanted.filter((pattern) => !all.some(({name}) => matches(name, pattern)));
  if (unknown.length > 0) {
    throw new Error(
      `There is no fixture site ${unknown.join(', ')}. Fixture sites: ${all.map(({name}) => name).join(', ')}.`,
    );
  }
  const sites = all.filter(
    ({name}) => wanted.length === 0 || wanted.some((pattern) => matches(name, pattern)),
  );
  const failures = (await inParallel(sites, os.availableParallelism(), buildSite)).flat();
  if (failures.length > 0) {
    throw new Error(failures.join('\n'));
  }
}

runCommand(main);

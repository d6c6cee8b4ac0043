import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {assembleSite} from './lib/assembleSite';
import {fingerprint, fixtureSites, type FixtureSite} from './lib/fixtureSites';
import {inParallel} from './lib/inParallel';

const projectDir = path.resolve(__dirname, '..');

/** Builds one locale of an assembled site. @returns what the build printed, if it failed. */
function buildLocale(
  siteDir: string,
  locale: string,
  environment: FixtureSite['environment'],
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn('npx', ['docusaurus', 'build', siteDir, '--locale', locale], {
      cwd: projectDir,
      env: {...process.env, ...environment, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('close', (code) => {
      resolve(code === 0 ? undefined : output);
    });
  });
}

/** Builds a site unless its inputs are those of its last build. @returns the output of a failed build. */
async function buildSite({name, overlay, environment, locales}: FixtureSite): Promise<string | undefined> {
  const siteDir = assembleSite(name, overlay);
  const inputs = fingerprint([siteDir]) + JSON.stringify(environment);
  const stamp = path.join(siteDir, 'build', '.inputs');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === inputs) {
    console.log(`${name}: unchanged`);
    return undefined;
  }
  for (const locale of locales) {
    const start = performance.now();
    const failure = await buildLocale(siteDir, locale, environment);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${name} (${locale}): ${failure === undefined ? 'built' : 'failed'} in ${seconds} s`);
    if (failure !== undefined) {
      return failure;
    }
  }
  fs.writeFileSync(stamp, inputs);
  return undefined;
}

/** Builds the fixture sites of the browser tests: all of them, or those named on the command line. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const all = fixtureSites(path.join(projectDir, 'e2e', 'sites'));
  const unknown = wanted.filter((name) => !all.some((site) => site.name === name));
  if (unknown.length > 0) {
    console.error(
      `There is no fixture site ${unknown.join(', ')}. Known: ${all.map(({name}) => name).join(', ')}.`,
    );
    process.exit(1);
  }
  const sites = all.filter(({name}) => wanted.length === 0 || wanted.includes(name));
  const results = await inParallel(sites, os.availableParallelism(), async (site) => {
    const failure = await buildSite(site);
    return failure === undefined ? [] : [`${site.name}:\n${failure}`];
  });
  const failures = results.flat();
  if (failures.length > 0) {
    console.error(failures.join('\n'));
    process.exit(1);
  }
}

void main();

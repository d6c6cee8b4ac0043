import {execFileSync} from 'node:child_process';
import {externalLinksOf, probeLinks} from './lib/externalLinks';
import {projectDir, readProjectFile} from './lib/projectDir';

const options = {timeoutMs: 20_000, pauseMs: 1000, hostsAtOnce: 6};

function linkedFrom(): Map<string, string[]> {
  const files = execFileSync('git', ['ls-files', '-z', '*.md', '*.mdx', 'config/*.ts'], {
    cwd: projectDir,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && !file.startsWith('e2e/sites/'));
  const places = new Map<string, string[]>();
  for (const file of files) {
    for (const {line, url} of externalLinksOf(readProjectFile(file))) {
      const address = url.replace(/#.*$/, '');
      places.set(address, [...(places.get(address) ?? []), `${file}:${line}`]);
    }
  }
  return places;
}

async function main(): Promise<void> {
  const places = linkedFrom();
  const states = await probeLinks([...places.keys()], options);
  const broken = [...states].filter(([, {state}]) => state === 'broken');
  const unclear = [...states].filter(([, {state}]) => state === 'unclear');
  for (const [url, {reason}] of unclear) {
    console.log(`Could not check: ${url} (${reason})`);
  }
  for (const [url, {reason}] of broken) {
    console.error(`Broken: ${url} (${reason})\n  linked from ${places.get(url)?.join(', ')}`);
  }
  console.log(`${states.size} addresses, ${broken.length} broken, ${unclear.length} not checked`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}

void main();

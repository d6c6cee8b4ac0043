import {fork} from 'node:child_process';
import {once} from 'node:events';
import os from 'node:os';
import {text} from 'node:stream/consumers';
import {headCheck} from './check-head';
import {htmlCheck} from './check-html';
import {imagesCheck} from './check-images';
import {lockfileCheck} from './check-lockfile';
import {markdownCheck} from './check-markdown';
import {routesCheck} from './check-routes';
import {samplesCheck} from './check-samples';
import {searchCheck} from './check-search';
import {translationsCheck} from './check-translations';
import {inParallel} from './lib/inParallel';
import {readOptions} from './lib/readOptions';
import {runCheck} from './lib/report';

/** In the order in which `npm run check` starts them: quick checks and those without a build come first. */
const checks = [
  lockfileCheck,
  translationsCheck,
  samplesCheck,
  imagesCheck,
  routesCheck,
  htmlCheck,
  headCheck,
  markdownCheck,
  searchCheck,
];

const {values: options, positionals: names} = readOptions({
  options: {strict: {type: 'boolean', default: false}},
  allowPositionals: true,
});

/** Runs a check in its own process, prints its output when it ends, and sets the exit code. */
async function runAside(name: string): Promise<void> {
  const child = fork(__filename, options.strict ? [name, '--strict'] : [name], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  console.log((await text(child.stdout as NodeJS.ReadableStream)).trimEnd());
  if ((await ended)[0] !== 0) {
    process.exitCode = 1;
  }
}

const unknown = names.filter((given) => !checks.some(({name}) => name === given));
const wanted = checks.filter(({name}) => names.length === 0 || names.includes(name));
const [check, ...others] = wanted;
if (unknown.length > 0) {
  console.error(
    `There is no check ${unknown.join(', ')}. Checks: ${checks.map(({name}) => name).join(', ')}.`,
  );
  process.exitCode = 1;
} else if (check && others.length === 0) {
  void runCheck(check, options);
} else {
  // Together, the checks take minutes, and each keeps only one core busy.
  void inParallel(wanted, os.availableParallelism(), ({name}) => runAside(name));
}

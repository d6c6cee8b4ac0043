import fs from 'node:fs';
import path from 'node:path';
import {unknownForm} from '../core/unknownForm';

interface Require {
  e(chunk: string): unknown;
  u(chunk: string): string;
}

type Start = (require: Require) => void;

const chunk = 'some-chunk';
const replacedPath = 'replaced.js';

function wrongRuntime(place: string, found: string, cause?: unknown): Error {
  return unknownForm(
    {
      found: `in ${place} the bundler's runtime ${found}`,
      expected:
        'one script, runtime~<name>.js, whose `e` asks `u` for the path of a chunk, also when that has been ' +
        'replaced, and adds a script with that path to the head.',
      file: 'server/assertAsksForPaths.ts and client/chunks.ts',
    },
    cause,
  );
}

/** Addresses of the scripts that the runtime adds to a page when a chunk is loaded and `u` has been replaced. */
function addressesAskedFor(text: string): string[] {
  const asked: string[] = [];
  const document = {
    baseURI: 'https://site.test/',
    getElementsByTagName: () => [],
    createElement: () => ({setAttribute: () => undefined}),
    head: {appendChild: ({src}: {src: string}) => asked.push(src)},
  };
  const global: Record<string, unknown> = {};
  // The script has been made by the bundler in this very build.
  const run = new Function('globalThis', 'self', 'window', 'document', 'setTimeout', text) as (
    ...scope: unknown[]
  ) => void;
  run(global, global, global, document, () => 0);
  const start: Start = (require) => {
    require.u = () => replacedPath;
    require.e(chunk);
  };
  for (const list of Object.values(global)) {
    (list as {push(entry: readonly [string[], object, Start]): void}).push([['entry'], {}, start]);
  }
  return asked;
}

/**
 * Makes sure that the bundler's runtime learns the paths of chunks from the function that `client/chunks`
 * replaces. One with a path of its own for them would find no chunk, and no build would notice.
 *
 * @param folder the scripts of a build
 * @throws {Error} when the runtime is not of the known form
 */
export function assertAsksForPaths(folder: string): void {
  const runtimes = fs.readdirSync(folder).filter((file) => /^runtime~.*\.js$/.test(file));
  const [runtime] = runtimes;
  if (runtime === undefined || runtimes.length !== 1) {
    throw wrongRuntime(folder, `is ${runtimes.length} files.`);
  }
  const file = path.join(folder, runtime);
  let asked: readonly string[];
  try {
    asked = addressesAskedFor(fs.readFileSync(file, 'utf8'));
  } catch (cause) {
    throw wrongRuntime(file, `cannot be run: ${String(cause)}.`, cause);
  }
  if (asked.length !== 1 || asked[0]?.endsWith(replacedPath) !== true) {
    throw wrongRuntime(file, `loads a chunk from ${asked.join(', ') || 'nowhere'}.`);
  }
}

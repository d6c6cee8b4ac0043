import {expect, it} from 'vitest';
import {runLimited} from '../runLimited';

function run(script: string, limitMs = 60_000, onLine?: (line: string) => void) {
  return runLimited(process.execPath, ['-e', script], {
    name: 'The script',
    env: process.env,
    limitMs,
    onLine,
  });
}

it('returns the exit code and all output, line by line', async () => {
  const lines: string[] = [];
  const {code, output} = await run(
    'console.log("one"); console.error("two"); process.exitCode = 3',
    60_000,
    (line) => lines.push(line),
  );
  expect(code).toBe(3);
  expect(output.split('\n').sort()).toEqual(['one', 'two']);
  expect(lines.sort()).toEqual(['one', 'two']);
});

it("stops a process that doesn't exit and restarts it once", async () => {
  const {code, output} = await run('process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)', 500);
  expect({code, output}).toEqual({code: undefined, output: ''});
});

import {expect, it} from 'vitest';
import {runLimited} from '../runLimited';

async function run(script: string, limitMs: number) {
  const lines: string[] = [];
  const code = await runLimited(process.execPath, ['-e', script], {
    name: 'The script',
    env: process.env,
    limitMs,
    onLine: (line) => lines.push(line),
  });
  return {code, lines: lines.sort()};
}

it('returns the exit code and passes on all output, line by line', async () => {
  const script = 'console.log("one"); console.error("two"); process.exitCode = 3';
  expect(await run(script, 60_000)).toEqual({code: 3, lines: ['one', 'two']});
});

it("stops a process that doesn't exit and restarts it once", async () => {
  const script = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)';
  expect(await run(script, 500)).toEqual({code: undefined, lines: []});
});

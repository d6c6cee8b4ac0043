import {describe, expect, it} from 'vitest';
import {runLimited} from '../runLimited';

function run(script: string, limitMs: number, onText?: (text: string, to: string) => void) {
  return runLimited(process.execPath, ['-e', script], {env: process.env, limitMs, onText});
}

describe('runLimited', () => {
  it('tells the exit code and all that was printed, also as it comes', async () => {
    const told: string[] = [];
    const script = 'console.log("one"); console.error("two"); process.exitCode = 3';
    const {code, output, isStopped} = await run(script, 60_000, (text, to) => told.push(`${to} ${text}`));
    expect({code, isStopped}).toEqual({code: 3, isStopped: false});
    expect(output.split('\n').sort()).toEqual(['', 'one', 'two']);
    expect(told.sort()).toEqual(['stderr two\n', 'stdout one\n']);
  });

  it('stops a process that does not end in its time, whatever it does about signals', async () => {
    const script = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)';
    expect(await run(script, 500)).toEqual({code: undefined, output: '', isStopped: true});
  });

  it('fails for a command that cannot be run', async () => {
    const started = runLimited('/no/such/command', [], {env: process.env, limitMs: 1000});
    await expect(started).rejects.toThrow('ENOENT');
  });
});

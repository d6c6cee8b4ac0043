import {describe, expect, it} from 'vitest';
import {runAgainIfStill, runLimited, type Ended} from '../runLimited';

const generous = {limitMs: 60_000, stillness: {everyMs: 60_000, looks: 1}};

function run(script: string, options: Partial<Parameters<typeof runLimited>[2]> = {}) {
  return runLimited(process.execPath, ['-e', script], {env: process.env, ...generous, ...options});
}

const neverEnds = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)';

describe('runLimited', () => {
  it('tells the exit code and all that was printed, also as it comes', async () => {
    const told: string[] = [];
    const script = 'console.log("one"); console.error("two"); process.exitCode = 3';
    const {code, output, stopped} = await run(script, {onText: (text, to) => told.push(`${to} ${text}`)});
    expect({code, stopped}).toEqual({code: 3, stopped: undefined});
    expect(output.split('\n').sort()).toEqual(['', 'one', 'two']);
    expect(told.sort()).toEqual(['stderr two\n', 'stdout one\n']);
  });

  it('stops a process that does not end in its time, whatever it does about signals', async () => {
    expect(await run(neverEnds, {limitMs: 500})).toEqual({code: undefined, output: '', stopped: 'late'});
  });

  it('stops a process that stands still', async () => {
    const stillness = {everyMs: 200, looks: 3};
    expect(await run(neverEnds, {stillness})).toEqual({code: undefined, output: '', stopped: 'still'});
  });

  it('lets a process go on that works, however long it prints nothing', async () => {
    const script = 'const end = Date.now() + 1500; while (Date.now() < end);';
    const stillness = {everyMs: 400, looks: 2};
    expect(await run(script, {stillness})).toEqual({code: 0, output: ''});
  });

  it('fails for a command that cannot be run', async () => {
    await expect(runLimited('/no/such/command', [], {env: process.env, ...generous})).rejects.toThrow(
      'ENOENT',
    );
  });
});

describe('runAgainIfStill', () => {
  const still: Ended = {code: undefined, output: '', stopped: 'still'};
  const late: Ended = {code: undefined, output: '', stopped: 'late'};
  const good: Ended = {code: 0, output: ''};

  it.each([
    ['runs once what ends by itself', [good], 0],
    ['does not run again what took too long', [late], 0],
    ['runs again what stood still', [still, good], 1],
    ['runs only once more', [still, still], 1],
  ])('%s', async (_, ends, again) => {
    const rest = [...ends];
    let calls = 0;
    const ended = await runAgainIfStill(
      () => Promise.resolve(rest.shift() ?? late),
      () => calls++,
    );
    expect(ended).toBe(ends.at(-1));
    expect({calls, left: rest.length}).toEqual({calls: again, left: 0});
  });
});

import {afterEach, expect, it, vi} from 'vitest';
import {readOptions} from '../readOptions';

afterEach(() => {
  vi.restoreAllMocks();
});

it('returns the options of a command', () => {
  expect(readOptions({args: ['--json'], options: {json: {type: 'boolean'}}}).values).toEqual({json: true});
});

it('names an unknown option and the known ones, and exits with 1', () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const print = vi.spyOn(console, 'error').mockReturnValue();
  readOptions({args: ['--jsn'], options: {json: {type: 'boolean'}}});
  expect(print.mock.calls).toEqual([["Unknown option '--jsn'. Options: --json."]]);
  expect(exit.mock.calls).toEqual([[1]]);
});

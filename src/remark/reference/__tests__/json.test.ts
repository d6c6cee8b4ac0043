import {describe, expect, it} from 'vitest';
import {JsonFault, parseLocatedJson} from '../data/json';

function faultOf(content: string): string {
  try {
    parseLocatedJson(content);
    return 'none';
  } catch (error) {
    const {line, message} = error as JsonFault;
    return `${line}: ${message}`;
  }
}

describe('JSON with lines', () => {
  it('has the same value as JSON.parse gives', () => {
    const content = '{"a": [1, -2.5e3, true, null, "\\u4e2d\\n\\"x\\""], "b": {}, "c": []}';
    expect(parseLocatedJson(content).value).toEqual(JSON.parse(content));
  });

  it('knows the line of every part', () => {
    const {lines} = parseLocatedJson('{\n  "a": [\n    1,\n    {"b": 2}\n  ]\n}');
    expect(Object.fromEntries(lines)).toEqual({'': 1, a: 2, 'a[0]': 3, 'a[1]': 4, 'a[1].b': 4});
  });

  it.each([
    ['{\n  "a": word\n}', '2: cannot have word here'],
    ['{\n  "a": 1\n  "b": 2\n}', '3: needs "," or "}" instead of "b"'],
    ['{\n  "a": [1,\n  ]\n}', '3: needs a value instead of ]'],
    ['{\n  "a": 1,\n}', '3: needs a name in quotes instead of }'],
    ['{"a" 1}', '1: needs ":" instead of 1'],
    ['[1 2]', '1: needs "," or "]" instead of 2'],
    ['{\n  "a": 1', '2: ends too early'],
    ['{} {}', '1: cannot have {} after its end'],
    ['["a\nb"]', '1: cannot have "a here'],
    ['', '1: ends too early'],
  ])('says where %j is wrong', (content, fault) => {
    expect(faultOf(content)).toBe(fault);
  });
});

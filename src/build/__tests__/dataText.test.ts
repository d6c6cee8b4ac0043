import {describe, expect, it} from 'vitest';
import {parseJson} from '../dataText';

describe('parseJson', () => {
  it.each(['{}', '[1, -2.5e3, true, null, "a\\u00e9\\n"]', ' {"a": {"b": []}} \n'])('accepts %s', (text) => {
    expect(parseJson(text)).toEqual({value: JSON.parse(text) as unknown});
  });

  it.each([
    ['{"a": 1,\n "a": 2}', 2],
    ['{\n"a": 01}', 2],
    ["\n{'a': 1}", 2],
    ['[1]\n[2]', 2],
    ['{"a":\n"b\nc"}', 2],
    ['{\n"a": True}', 2],
    ['', 1],
  ])('rejects %j on line %i', (text, line) => {
    expect(parseJson(text).fault?.line).toBe(line);
  });
});

import {describe, expect, it} from 'vitest';
import {tokenize} from '../../remark/codeTokens';
import {decodeTokens, encodeTokens} from '../tokens';

const samples: readonly [string, string][] = [
  ['kcl', 'import service\n\nweb: service.Service {\n    replicas = 2 # two\n}'],
  ['yaml', 'kind: Pod\nmetadata:\n  name: "a b"\n\n  labels: {app: web}'],
  ['shell', 'kusion apply --yes -w dev \\\n  && echo "$HOME"'],
  ['go', 'func main() {\n\tfmt.Println(`a\nb`)\n}'],
  ['json', '{"a": [1, true, null]}'],
  ['toml', '[dependencies]\nkam = { git = "x", tag = "0.2.2" }'],
  ['diff', '-old\n+new\n same'],
];

describe('code tokens', () => {
  it.each(samples)('of %s can be encoded and decoded', (language, code) => {
    const lines = tokenize(code, language) ?? [];
    expect(lines.flat().some(({className}) => className !== undefined)).toBe(true);
    expect(lines.map((line) => line.map(({text}) => text).join('')).join('\n')).toBe(code);
    expect(decodeTokens(code, encodeTokens(lines))).toEqual(lines);
  });

  it('are encoded without the text', () => {
    const lines = [
      [{text: 'kusion', className: 'function'}, {text: ' apply'}],
      [],
      [{text: 'x', className: 'function'}],
    ];
    expect(encodeTokens(lines)).toBe('function|6.0 6-;;1.0');
  });

  it("are plain text if the encoding is missing or doesn't match", () => {
    expect(decodeTokens('a b\nc', undefined)).toEqual([[{text: 'a b'}], [{text: 'c'}]]);
    expect(decodeTokens('a b c', 'keyword|1.0')).toEqual([[{text: 'a b c'}]]);
  });

  it.each(['text', 'nonsense', 'diagram'])("don't exist for %s", (language) => {
    expect(tokenize('a b', language)).toBeUndefined();
  });

  it.each(['--yes', '-w', '--no-style', '--create-namespace', '--xset-feature-gates=Reclaim=true'])(
    'include the flag %s as one token, also in nested commands',
    (written) => {
      const name = written.split('=')[0];
      for (const code of [
        `kusion apply ${written} dev`,
        `ID=$(kusion apply ${written} dev)`,
        `"$(run ${written} x)"`,
      ]) {
        const pieces = (tokenize(code, 'shell') ?? []).flat();
        expect(pieces.find(({text}) => text === name)?.className?.split(' ')).toContain('parameter');
      }
    },
  );

  it("don't treat hyphenated words as flags", () => {
    const plain = (tokenize('tail my-file dev--old', 'shell') ?? []).flat();
    expect(plain.some(({className = ''}) => className.includes('parameter'))).toBe(false);
  });

  it('accept language aliases', () => {
    expect(tokenize('echo "a"', 'sh')).toEqual(tokenize('echo "a"', 'bash'));
  });
});

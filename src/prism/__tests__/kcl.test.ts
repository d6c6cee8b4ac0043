import Prism from 'prismjs';
import {describe, expect, it} from 'vitest';
import {kcl} from '../kcl';

/** The innermost tokens of a text as `type text`, without whitespace. */
function typed(stream: Prism.TokenStream, type = 'text'): string[] {
  if (typeof stream === 'string') {
    return stream.trim() === '' ? [] : [`${type} ${stream.trim()}`];
  }
  return [stream]
    .flat()
    .flatMap((part) =>
      typeof part === 'string' ? typed(part, type) : typed(part.content, [part.alias ?? part.type].flat()[0]),
    );
}

const written = (code: string) => typed(Prism.tokenize(code, kcl));

describe('KCL tokens', () => {
  it.each([
    ['import service.container as c', 'keyword import, text service, text container, keyword as, text c'],
    ['schema Service(base.Workload):', 'keyword schema, class-name Service, text base, class-name Workload'],
    ['port?: int = 8080', 'property port, builtin int, number 8080'],
    ['probe: p.Probe = Default', 'property probe, text p, class-name Probe, class-name Default'],
    ['handler: Exec | Http', 'property handler, class-name Exec, class-name Http'],
    ['accessories?: {str:any}', 'property accessories, builtin str, builtin any'],
    ['workload: service.Service {', 'property workload, text service, class-name Service'],
    ['"web": c.Container {', 'string "web", text c, class-name Container'],
    ['type: "local" | "cloud"', 'property type, string "local", string "cloud"'],
    ['type Port = int', 'keyword type, property Port, builtin int'],
    ['debug: False', 'property debug, boolean False'],
    [
      'x = None if y else Undefined',
      'property x, boolean None, keyword if, text y, keyword else, boolean Undefined',
    ],
    [
      'all k in env { k != "" } if env',
      'keyword all, text k, keyword in, text env, text k, string "", keyword if, text env',
    ],
    ['mixin [NameMixin]', 'keyword mixin, class-name NameMixin'],
    ['filter: "app=web"', 'property filter, string "app=web"'],
    ['PORT: "80"', 'property PORT, string "80"'],
    [
      'add = lambda a: int -> int { a + 1 }',
      'property add, keyword lambda, property a, builtin int, builtin int, text a, number 1',
    ],
    [
      'a += [x for x in list[1:2]]',
      'property a, text x, keyword for, text x, keyword in, text list, number 1, number 2',
    ],
    ['@deprecated(version="1.0")', 'function @deprecated, property version, string "1.0"'],
    ['print(a ** 2 // 3 >> 1)', 'function print, text a, number 2, number 3, number 1'],
    [
      'assert a is not None and a in b',
      'keyword assert, text a, keyword is, keyword not, boolean None, keyword and, text a, keyword in, text b',
    ],
    ['  replicas = 2 # replaces', 'property replicas, number 2, comment # replaces'],
  ])('%s', (code, expected) => {
    const tokens = written(code).filter((token) => !/^(?:punctuation|operator)/.test(token));
    expect(tokens.join(', ')).toBe(expected);
  });
});

it('recognizes operators and punctuation', () => {
  expect(written('a ** 2 -> {')).toEqual([
    'text a',
    'operator **',
    'number 2',
    'operator ->',
    'punctuation {',
  ]);
});

it.each(['2Gi', '100m', '64M', '3u', '0x1F', '0o17', '0b101', '1_000', '2.5', '1e-3'])(
  'the number %s is one token, including its unit',
  (number) => {
    expect(written(`a: ${number}`)).toEqual(['property a', 'punctuation :', `number ${number}`]);
  },
);

describe('a string', () => {
  it('has a token for each interpolation', () => {
    expect(written('"http://${host}:${port}/"')).toEqual([
      'string "http://',
      'variable ${host}',
      'string :',
      'variable ${port}',
      'string /"',
    ]);
  });

  it('does not interpolate after an escaped dollar sign', () => {
    expect(written('"costs \\${price}"')).toEqual(['string "costs \\${price}"']);
  });

  it('has no interpolation if it is raw', () => {
    expect(written('r"^[a-z]${1}$"')).toEqual(['string r"^[a-z]${1}$"']);
  });

  it.each(['"a # b"', "'it\\'s'", '"""two\nlines "quoted" here"""', "'''two\nlines'''", 'R"\\d"'])(
    'is one token: %s',
    (code) => {
      expect(written(`${code} # end`)).toEqual([`string ${code}`, 'comment # end']);
    },
  );
});

import {Prism} from 'prism-react-renderer';
import {expect, it} from 'vitest';
import {kcl} from '../kcl';

function tokensOf(code: string): [string, string][] {
  return Prism.tokenize(code, kcl as never).flatMap((token): [string, string][] =>
    typeof token === 'string' ? [] : [[token.type, String(token.content)]],
  );
}

it.each([
  ['schema Server:', 'keyword', 'schema'],
  ['schema Server:', 'class-name', 'Server'],
  ['import service.container as c', 'keyword', 'as'],
  ['workload: service.Service {', 'class-name', 'Service'],
  ['workload: service.Service {', 'property', 'workload'],
  ['replicas = 2', 'property', 'replicas'],
  ['image?: str', 'property', 'image'],
  ['image?: str', 'builtin', 'str'],
  ['debug: False', 'boolean', 'False'],
  ['# a comment', 'comment', '# a comment'],
  ['memory: 2Gi', 'number', '2Gi'],
  ['name = "a # b"', 'string', '"a # b"'],
  ['x = lambda a: int -> int', 'operator', '->'],
  ['print(x)', 'function', 'print'],
  ['@deprecated', 'decorator', '@deprecated'],
])('%s has the %s %s', (code, type, content) => {
  expect(tokensOf(code)).toContainEqual([type, content]);
});

it('does not read a keyword inside a longer word or a string', () => {
  const words = tokensOf('important = "if schema"').filter(([type]) => type === 'keyword');
  expect(words).toEqual([]);
});

import {expect, test} from 'vitest';
import {colorKcl} from '../colorKcl';

test('coloring keeps every character', () => {
  const code = '"database": pg.PostgreSQL {type: "cloud", version: "14"}';
  expect(
    colorKcl(code)
      .map(({text}) => text)
      .join(''),
  ).toBe(code);
});

test('imports, strings, numbers, schemas, and properties have different types', () => {
  const typeOf = (code: string, text: string) => colorKcl(code).find((piece) => piece.text === text)?.type;
  expect(typeOf('import network as n', 'import')).toBe('keyword');
  expect(typeOf('image: "acme/shop:1.4.0"', '"acme/shop:1.4.0"')).toBe('string');
  expect(typeOf('replicas: 3', '3')).toBe('number');
  expect(typeOf('web: ac.AppConfiguration {', 'ac.AppConfiguration')).toBe('class-name');
  expect(typeOf('ingress.port.number: 8080', 'ingress.port.number')).toBe('property');
  expect(typeOf('web: ac.AppConfiguration {', '{')).toBe('punctuation');
  expect(typeOf('import service', ' service')).toBeUndefined();
});

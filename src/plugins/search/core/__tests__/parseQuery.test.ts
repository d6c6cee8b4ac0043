import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {QueryClause} from '../../types';
import {cutInput, parseQuery} from '../parseQuery';
import {anyText, queryLike} from './queryLike';

/** A clause with its operators, such as `text boost=4`. */
const written = ({text, ...operators}: QueryClause) =>
  [text, ...Object.entries(operators).map(([name, value]) => `${name}=${value}`)].join(' ');

describe('a query', () => {
  it.each([
    ['words', 'kusion apply', ['kusion', 'apply']],
    ['a field', 'title:apply', ['apply field=title']],
    ['a boost', 'a^4 b^1.256 c^900', ['a boost=4', 'b boost=1.26', 'c boost=100']],
    ['an edit distance', 'word~1 word~10', ['word editDistance=1', 'word editDistance=2']],
    [
      'any boost that does not exclude the word',
      'a^-1 c^.5 e^1e999',
      ['a boost=0.01', 'c boost=0.5', 'e boost=100'],
    ],
    ['a required and a prohibited word', '+a -bc', ['a presence=required', 'bc presence=prohibited']],
    [
      'everything',
      '+title:pre*~1^2',
      ['pre isPrefix=true editDistance=1 boost=2 field=title presence=required'],
    ],
    ['a home folder', '+~/.kusion title:~/x', ['~/.kusion presence=required', '~/x field=title']],
    [
      'an address, without operators in it',
      '+https://host/a~ -http://h/~1 title:https://h/a^2',
      ['https://host/a~ presence=required', 'http://h/~1 presence=prohibited', 'https://h/a^2 field=title'],
    ],
    [
      'letters with combining marks as one character',
      'cafe\u0301^2 +\uFA0A',
      ['café boost=2', '見 presence=required'],
    ],
    ['numbers after non-ASCII letters', '配置~1 naïve^2', ['配置 editDistance=1', 'naïve boost=2']],
    ['a required flag', '+--dry-run +-f', ['--dry-run presence=required', '-f presence=required']],
  ])('can have %s', (_, text, clauses) => {
    const query = parseQuery(text);
    expect(query.clauses.map(written)).toEqual(clauses);
    expect(query.problem).toBeUndefined();
  });

  it.each([
    '--flag',
    '-f',
    '-1',
    '--',
    'go.mod',
    'a-b',
    'https://kusionstack.io/docs',
    'https://example.com/~alice',
    'npm@^1.2.3',
    'nginx:1.25',
    'C++',
    '~/.kusion',
    '*',
    'a**',
    '^4',
    'error:',
    'foo:-x',
    '',
  ])('treats "%s" as text', (text) => {
    expect(parseQuery(text)).toEqual({clauses: text === '' ? [] : [{text}]});
  });

  it.each([
    ['foo:bar', {kind: 'unknown-field', typed: 'foo'}],
    ['+foo:bar', {kind: 'unknown-field', typed: 'foo'}],
    ['title:', {kind: 'missing-term'}],
    ['apply +tags:', {kind: 'missing-term'}],
    ['title:*', {kind: 'missing-term'}],
    ['*~1', {kind: 'missing-term'}],
    ['content:--', {kind: 'missing-term'}],
    ['word~x', {kind: 'edit-distance'}],
    ['word~', {kind: 'edit-distance'}],
    ['word~-1', {kind: 'edit-distance'}],
    ['word~1.5', {kind: 'edit-distance'}],
    ['word^x', {kind: 'boost'}],
    ['word^', {kind: 'boost'}],
    ['+', {kind: 'presence', typed: '+'}],
    ['word -', {kind: 'presence', typed: '-'}],
    ['+-word', {kind: 'presence', typed: '+-'}],
    ['+*', {kind: 'presence', typed: '+'}],
    ['+--', {kind: 'presence', typed: '+--'}],
  ])('reports the problem in "%s" and becomes plain text', (text, problem) => {
    expect(parseQuery(text)).toEqual({
      clauses: text.split(' ').map((word) => ({text: word})),
      problem,
    });
  });

  it('is cut at 512 characters, but never within one', () => {
    expect(cutInput('x'.repeat(600))).toHaveLength(512);
    expect(cutInput(`${'x'.repeat(511)}🎉`)).toBe('x'.repeat(511));
    expect(cutInput(`${'x'.repeat(510)}🎉🎉`)).toBe(`${'x'.repeat(510)}🎉`);
    expect(cutInput(`${'x'.repeat(511)}\uD83Cx`)).toHaveLength(512);
    expect(parseQuery('a '.repeat(500_000)).clauses).toHaveLength(256);
  });

  it('never causes an error or loses words', () => {
    fc.assert(
      fc.property(fc.oneof(queryLike, anyText(600)), (text) => {
        const words = cutInput(cutInput(text).normalize())
          .split(/\s+/)
          .filter((word) => word !== '');
        expect(parseQuery(text).clauses).toHaveLength(words.length);
      }),
    );
  });
});

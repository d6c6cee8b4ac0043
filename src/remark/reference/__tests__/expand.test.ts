import {describe, expect, it} from 'vitest';
import {expanded, faultsOf, places} from './fixture';

describe('a page with directives', () => {
  it('reports all faults of the page together, each at its line', () => {
    const page = '# A\n\n::schema{name="x"}\n\n::cli-options{}\n\n::helm-values{chart="kusion" foo="1"}\n';
    expect(expanded(page).problems).toEqual([
      expect.objectContaining({line: 3, rule: 'reference-schema'}),
      {
        line: 5,
        rule: 'reference-cli-options',
        message: '::cli-options: needs command="…", such as ::cli-options{command="kusion apply"}.',
      },
      {
        line: 7,
        rule: 'reference-helm-values',
        message: '::helm-values: knows no argument "foo"; ::helm-values takes chart, anchor.',
      },
    ]);
  });

  it('is told which directive a misspelled one is meant to be', () => {
    expect(faultsOf('::cli-option{command="kusion apply"}')).toEqual([
      '::cli-option: is not a directive. Did you mean "::cli-options"?',
    ]);
    expect(faultsOf('::helmValues{chart="kusion"}')).toEqual([
      '::helmValues: is not a directive. Did you mean "::helm-values"?',
    ]);
  });

  it('is told to write two colons', () => {
    expect(faultsOf(':schema{name="service.Service"}')[0]).toContain(
      'is written with two colons: ::schema{…}.',
    );
    expect(faultsOf(':::schema{name="service.Service"}')[0]).toContain(
      'is written with two colons: ::schema{…}.',
    );
  });

  it('is told when it belongs to no version', () => {
    expect(faultsOf('::schema{name="service.Service"}', null)[0]).toContain(
      'is on a page that belongs to no version',
    );
  });

  it('is told when its version has no data', () => {
    const {problems} = expanded('::schema{name="service.Service"}', {...places.en, version: 'v0.16'});
    expect(problems[0]?.message).toBe('::schema: the folder reference/kusion/v0.16 does not exist');
  });
});

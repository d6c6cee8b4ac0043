import {describe, expect, it} from 'vitest';
import {expanded, faultsOf} from './fixture';

describe('a page with directives', () => {
  it('reports all errors together, each with its line', () => {
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
        message: '::helm-values: has no argument "foo". Arguments: chart, anchor.',
      },
    ]);
  });

  it('reports the nearest directive for a misspelled one', () => {
    expect(faultsOf('::cli-option{command="kusion apply"}')).toEqual([
      '::cli-option: is not a directive. Did you mean "::cli-options"?',
    ]);
    expect(faultsOf('::helmValues{chart="kusion"}')).toEqual([
      '::helmValues: is not a directive. Did you mean "::helm-values"?',
    ]);
  });

  it('reports that the page has no version', () => {
    expect(faultsOf('::schema{name="service.Service"}', null)[0]).toContain('is on a page without a version');
  });
});

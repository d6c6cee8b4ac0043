import {describe, expect, it} from 'vitest';
import {reportOf} from '../report';

describe('reportOf', () => {
  it('lists findings by place, then what was looked at', () => {
    const finding = {file: 'b.md', line: 2, rule: 'r', message: 'm'};
    expect(reportOf('x', {checked: '2 pages', findings: [finding, {...finding, file: 'a.md'}]})).toBe(
      'a.md:2 r m\nb.md:2 r m\n2 problems\ncheck:x: 2 pages; 2 problems',
    );
    expect(reportOf('x', {checked: '2 pages', findings: [], pending: 'Later.'})).toBe(
      'check:x: 2 pages; no problem\n  Later.',
    );
  });
});

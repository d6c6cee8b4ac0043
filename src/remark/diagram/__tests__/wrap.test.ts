import {describe, expect, it} from 'vitest';
import {textWidth} from '../picture';
import {wrap} from '../wrap';

describe('the width of a text', () => {
  it('is one em for each Chinese character and full-width mark', () => {
    expect(textWidth('工作空间，', 14)).toBe(70);
  });
});

describe('a long label wraps', () => {
  it('into lines of about the same length', () => {
    expect(wrap(['watch clusters and their rules'], 110, 13)).toEqual(['watch clusters', 'and their rules']);
  });

  it('between Chinese words, never before a closing mark', () => {
    expect(wrap(['监听集群、同步规则'], 70, 13)).toEqual(['监听集群、', '同步规则']);
  });

  it('not within an identifier', () => {
    expect(wrap(['ctrlmesh-manager'], 40, 14)).toEqual(['ctrlmesh-manager']);
  });

  it('not at all if it is narrow enough, and without losing characters', () => {
    expect(wrap(['Modules', '（KCL，位于 Stack 中）'], Infinity, 14)).toEqual([
      'Modules',
      '（KCL，位于 Stack 中）',
    ]);
    expect(wrap(['（KCL，位于 Stack 中）'], 60, 14).join('').replace(/ /g, '')).toBe('（KCL，位于Stack中）');
  });
});

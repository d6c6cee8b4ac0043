import {describe, expect, it} from 'vitest';
import {titleContext} from '../pageTitle';

describe('titleContext', () => {
  const texts = {
    older: (product: string, version: string) => `${product} ${version}`,
    unreleased: (product: string, version: string) => `${product} ${version} (unreleased)`,
  };
  const version = (isLast: boolean, isUnreleased = false) => ({label: 'v1', isLast, isUnreleased});

  it('has the product in the latest version, unless the title contains it', () => {
    expect(titleContext('Concepts', 'Karpor', version(true), texts)).toBe('Karpor');
    expect(titleContext('Karpor overview', 'Karpor', version(true), texts)).toBeUndefined();
  });

  it('has product and version in other versions, regardless of the title', () => {
    expect(titleContext('Karpor overview', 'Karpor', version(false), texts)).toBe('Karpor v1');
    expect(titleContext('Concepts', 'Karpor', version(false, true), texts)).toBe('Karpor v1 (unreleased)');
  });
});

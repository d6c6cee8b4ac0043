import lunr from 'lunr';
import {describe, expect, it} from 'vitest';
import {contentTerms, titleTerms} from '../pipeline';

describe('Terms of an index', () => {
  it('are stems of plain words, and all else as it is', () => {
    expect(titleTerms('Applying --dry-run to K8s 配置')).toEqual([
      'appli',
      'dri',
      'run',
      'dryrun',
      '--dry-run',
      'to',
      'k8s',
      '配置',
    ]);
  });

  it('leave stop words out of running text, but not out of titles', () => {
    expect(contentTerms('What is the stack')).toEqual(['stack']);
    expect(titleTerms('What is it')).toEqual(['what', 'is', 'it']);
  });

  it('keep words that are commands and values', () => {
    expect(contentTerms('get set list all no only')).toEqual(['get', 'set', 'list', 'all', 'no', 'onli']);
  });

  it('leave lunr as it is', () => {
    const before = Object.keys(
      (lunr.Pipeline as unknown as {registeredFunctions: object}).registeredFunctions,
    );
    titleTerms('Applying');
    expect(
      Object.keys((lunr.Pipeline as unknown as {registeredFunctions: object}).registeredFunctions),
    ).toEqual(before);
  });
});

import {describe, expect, it} from 'vitest';
import {selectVersions} from '../selectVersions';

const versions = [
  {name: 'current', label: 'v0.2'},
  {name: 'v0.1', label: 'v0.1'},
];

describe('selectVersions', () => {
  it('offers all versions without a choice', () => {
    expect(selectVersions(versions, undefined)).toEqual(versions);
  });

  it('offers the chosen versions in their order', () => {
    expect(selectVersions(versions, ['v0.1', 'current']).map(({name}) => name)).toEqual(['v0.1', 'current']);
  });

  it('takes labels from the choice', () => {
    expect(selectVersions(versions, {current: {label: 'Next'}, 'v0.1': {}}).map(({label}) => label)).toEqual([
      'Next',
      'v0.1',
    ]);
  });

  it('lists the existing versions when a chosen one is unknown', () => {
    expect(() => selectVersions(versions, ['v9'])).toThrow(
      'A docsVersionDropdown navbar item offers the version "v9", which does not exist.\nAvailable versions are:\n- current\n- v0.1',
    );
  });
});

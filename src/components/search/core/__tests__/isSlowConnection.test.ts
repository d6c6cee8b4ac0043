import {describe, expect, it} from 'vitest';
import {isSlowConnection} from '../isSlowConnection';

describe('isSlowConnection', () => {
  it.each([
    ['where nothing is known of it', {}, false],
    ['where the browser says nothing about it', {connection: {}}, false],
    ['on 2g', {connection: {effectiveType: '2g', saveData: false}}, true],
    ['on slow 2g', {connection: {effectiveType: 'slow-2g', saveData: false}}, true],
    ['on 3g', {connection: {effectiveType: '3g', saveData: false}}, false],
    ['on 4g', {connection: {effectiveType: '4g', saveData: false}}, false],
    ['where data is saved, however fast it is', {connection: {effectiveType: '4g', saveData: true}}, true],
    ['where data is saved, and nothing else is known', {connection: {saveData: true}}, true],
  ])('%s', (_, navigator, expected) => {
    expect(isSlowConnection(navigator)).toBe(expected);
  });
});

import {normalizePluginOptions} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {searchOptions} from '../../../../config/searchOptions';
import {validateOptions, type PluginOptions} from '../options';

function validated(options: object): PluginOptions {
  return validateOptions({
    validate: (schema, given) => normalizePluginOptions(schema as never, given as never),
    options: options as PluginOptions,
  });
}

function without<Value extends object>(value: Value, key: string): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

describe('The options of the search plugin', () => {
  it('are those of the site, as they are', () => {
    expect(validated(searchOptions)).toMatchObject(searchOptions);
  });

  it('have the constants for which the ranking was measured', () => {
    expect(searchOptions).toMatchObject({
      boosts: {title: 5, content: 1, tags: 3, parentCategories: 2},
      k1: 1.2,
      b: 0.75,
    });
  });

  it.each(Object.keys(searchOptions))('have no default for %s', (key) => {
    expect(() => validated(without(searchOptions, key))).toThrow(`"${key}" is required`);
  });

  it.each(Object.keys(searchOptions.boosts))('have no default for the weight of %s', (key) => {
    const boosts = without(searchOptions.boosts, key);
    expect(() => validated({...searchOptions, boosts})).toThrow(`"boosts.${key}" is required`);
  });
});

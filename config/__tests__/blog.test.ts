import {expect, test} from 'vitest';
import {blogTexts} from '../blog';
import {locales} from '../locales';

test('the blog and its feeds have a title and a description in every language', () => {
  const texts = locales.map(({locale}) => blogTexts(locale));
  for (const {title, description} of texts) {
    expect(title).not.toBe('');
    expect(description).not.toBe('');
  }
  expect(new Set(texts.map(({title}) => title)).size).toBe(locales.length);
  expect(new Set(texts.map(({description}) => description)).size).toBe(locales.length);
});

test('the texts are English if the development server starts without a locale', () => {
  expect(blogTexts('undefined')).toEqual(blogTexts('en'));
});

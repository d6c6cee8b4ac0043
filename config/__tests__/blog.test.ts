import {expect, test} from 'vitest';
import {blogTexts} from '../blog';

test('the texts are English if the development server starts without a locale', () => {
  expect(blogTexts('undefined')).toEqual(blogTexts('en'));
});

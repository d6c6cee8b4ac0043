import {expect, it} from 'vitest';
import {pluginTexts} from '../pluginTexts';

it('a plugin gets its translated texts, and English ones without a translation', () => {
  const english = {path: 'box', content: {retry: {message: 'Retry'}, close: {message: 'Close'}}};
  const files = [{path: 'box', content: {retry: {message: '重试'}}}];
  expect(pluginTexts(english, files)).toEqual({retry: '重试', close: 'Close'});
  expect(pluginTexts(english, [])).toEqual({retry: 'Retry', close: 'Close'});
});

import {expect, it} from 'vitest';
import {htmlTemplate} from '../htmlTemplate';

it('reports which file to check if the stock template changed', () => {
  expect(() => htmlTemplate('<html></html>')).toThrow(/no longer has exactly one "it.preBodyTags"/);
});

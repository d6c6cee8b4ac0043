import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {pluginTexts} from '../../../build/pluginTexts';
import {textsFile} from '../texts';

describe('texts of the start script', () => {
  it('are English without a translation', () => {
    expect(pluginTexts(textsFile, []).retry).toBe('Retry');
  });

  it('are all translated into Chinese, with the same placeholders', () => {
    const file = path.resolve(__dirname, '../../../../i18n/zh/client-runtime/start-script.json');
    const content = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, {message: string}>;
    const english: Record<string, {message: string} | undefined> = textsFile.content;
    expect(Object.keys(content).sort()).toEqual(Object.keys(english).sort());
    const places = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort();
    for (const [key, {message}] of Object.entries(content)) {
      expect(places(message), key).toEqual(places(english[key]?.message));
    }
    expect(pluginTexts(textsFile, [{path: textsFile.path, content}]).retry).toBe('重试');
  });
});

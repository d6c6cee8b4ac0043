import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {textsOfModules} from '../index';
import dropDescriptions from '../loaders/dropDescriptions.cjs';
import eagerTexts from '../loaders/eagerTexts.cjs';
import importTexts from '../loaders/importTexts.cjs';
import laterTexts from '../loaders/laterTexts.cjs';

const site = path.resolve(__dirname, '../../../..');
const table = JSON.stringify({'theme.a': '甲', 'site.home.b': "乙's", 'site.diff.c': '丙'});

describe('the table of texts', () => {
  it('omits the texts that modules import', () => {
    const context = {getOptions: () => ({without: ['site.home.', 'site.diff.']})};
    expect(JSON.parse(eagerTexts.call(context, table))).toEqual({'theme.a': '甲'});
  });

  it('gets those texts from generated modules', () => {
    const code = laterTexts.call({resourceQuery: '?site.home.&site.search.'}, table);
    const [, added = ''] = /JSON\.parse\((.*)\)\);$/.exec(code) ?? [];
    expect(JSON.parse(JSON.parse(added) as string)).toEqual({'site.home.b': "乙's"});
    expect(code).toContain("import table from '@generated/codeTranslations';");
  });

  it('has the texts of a module before the module runs', () => {
    const context = {getOptions: () => ({request: '/texts.json?site.home.'})};
    expect(importTexts.call(context, "import './part';")).toBe(
      'import "/texts.json?site.home.";\nimport \'./part\';',
    );
  });
});

describe('descriptions', () => {
  it.each([
    [`{ id: 'theme.a', message: 'Go', description: 'It\\'s a button' }`, `{ id: 'theme.a', message: 'Go' }`],
    [`{ id: "site.a", description: "A", children: "Go" }`, `{ id: "site.a", children: "Go" }`],
    [`{ id: 'site.a', message: '{n} of "x"', description: "n" }`, `{ id: 'site.a', message: '{n} of "x"' }`],
  ])('of texts are removed: %s', (source, result) => {
    expect(dropDescriptions(source)).toBe(result);
  });

  it.each([
    `{ title: 'a', description: 'b' }`,
    `{ id: 'page', description: 'b' }`,
    `{ id: 'site.a' }, { description: 'b' }`,
  ])('of other objects stay: %s', (source) => {
    expect(dropDescriptions(source)).toBe(source);
  });
});

it('names modules that exist', () => {
  for (const module of Object.keys(textsOfModules)) {
    expect(fs.existsSync(path.join(site, module)), module).toBe(true);
  }
});

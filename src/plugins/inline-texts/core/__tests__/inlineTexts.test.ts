import {describe, expect, it} from 'vitest';
import {inlineTexts} from '../inlineTexts';

const imports = `import Translate, {translate, translate as other, default as T} from '@docusaurus/Translate';
import {jsx as _jsx, jsxs as _jsxs, Fragment as _Fragment} from 'react/jsx-runtime';
`;
const texts = {'a.id': '文字', 'No id': '没有标识', 'a.values': '共 {count} 页'};

/** A program that gets its texts from Docusaurus, without the line that imports. */
function inlined(program: string): string {
  return inlineTexts(imports + program, texts).slice(imports.length);
}

describe('inlineTexts', () => {
  it('writes a text in the place of its id, without notes for translators', () => {
    expect(inlined("translate({id: 'a.id', message: 'Text', description: 'A note'});")).toBe(
      'translate({message: "文字"});',
    );
  });

  it('keeps a text that has no translation, and an id where there is no text', () => {
    expect(inlined("translate({id: 'other', message: 'Text'}); translate({id: 'only'});")).toBe(
      'translate({message: "Text"}); translate({message: "only"});',
    );
  });

  it('looks a text without id up by itself', () => {
    expect(inlined("translate({message: 'No id'});")).toBe('translate({message: "没有标识"});');
  });

  it('does the same for elements, with what else they are given', () => {
    expect(
      inlined(
        "_jsx(Translate, {id: 'a.values', description: 'A note', values: {count: n}, children: '{count} pages'});",
      ),
    ).toBe('_jsx(Translate, {children: "共 {count} 页", values: {count: n}});');
  });

  it('knows each name that the program gives them', () => {
    expect(inlined("_jsxs(T, {id: 'a.id', children: 'Text'}); other({id: 'a.id'});")).toBe(
      '_jsxs(T, {children: "文字"}); other({message: "文字"});',
    );
  });

  it('reads texts that are put together of texts', () => {
    expect(inlined("translate({id: 'a.' + `id`, message: 'one ' + 'two'});")).toBe(
      'translate({message: "文字"});',
    );
  });

  it('writes texts within the values of another', () => {
    const inner = "translate({id: 'a.id', message: 'Text'})";
    expect(
      inlined(`_jsx(Translate, {id: 'a.values', values: {count: ${inner}}, children: ''}); ${inner};`),
    ).toBe(
      '_jsx(Translate, {children: "共 {count} 页", values: {count: translate({message: "文字"})}}); translate({message: "文字"});',
    );
  });

  it('leaves programs alone that get their texts elsewhere, and other things of the same name', () => {
    const other = "import {translate} from './own';\ntranslate(name);";
    expect(inlineTexts(other, texts)).toBe(other);
    expect(inlined("style.translate = {translate: 'no'};")).toBe("style.translate = {translate: 'no'};");
  });

  it('leaves a declaration of nothing to Docusaurus', () => {
    expect(inlined('translate({});')).toBe('translate({});');
  });

  it.each([
    "translate({id: name, message: 'Text'});",
    "translate({id: 'a.id', message: name});",
    "translate({id: 'a.id', message: `a ${name}`});",
    "translate({id: 'a.id', message: 1 + 2});",
    "translate({id: 'a.id', ...rest});",
    "translate({['id']: 'a.id'});",
    'translate(options);',
    'list.map(translate);',
    'const own = {translate};',
    "_jsx(Translate, {id: 'a.id', children: name});",
    'Translate.name;',
    "createElement(Translate, {id: 'a.id'}, 'Text');",
    "import * as All from '@docusaurus/Translate';",
    "export {translate} from '@docusaurus/Translate';",
    "export * from '@docusaurus/Translate';",
    "require('@docusaurus/Translate').translate({id: 'a.id'});",
    "import('@docusaurus/Translate').then(use);",
  ])('says what it cannot read: %s', (program) => {
    expect(() => inlined(program)).toThrow('Texts must be imported by name');
  });

  it('lists all that it cannot read', () => {
    expect(() => inlined('translate(one); translate(two);')).toThrow(
      /translate\(one\)\ntranslate\(two\)\nWhere/,
    );
  });
});
